import { sourcesOf } from '#src/ui/Picture.tsx'

/** `sizes` of a story's picture, for the viewer and for prefetching. */
export const storySizes = '(min-width: 600px) 460px, 100vw'

/** Fetches a story's picture at the width at which it will be shown. Rejects if it cannot be loaded. */
export async function loadPicture(image: string): Promise<void> {
  const picture = new Image()
  picture.sizes = storySizes
  picture.srcset = sourcesOf(image)
  await picture.decode()
}
