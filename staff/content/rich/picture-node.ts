import { Node } from '@tiptap/core'

/** A picture of the shop within a text; pictures of other sites that are pasted are left out. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    image: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-picture'),
      renderHTML: ({ image }) => ({ 'data-picture': image, src: `${String(image)}?w=720` }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-picture^="/uploads/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
