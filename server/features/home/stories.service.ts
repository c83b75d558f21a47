import { shownColor, type Product } from '#server/catalogue/entry.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'
import { Problem } from '#server/problem.ts'

type Story = Schemas['EditedStory']

/** The given stories in order, without those whose products are all hidden. */
export function storiesOf(context: Context, stories: readonly Story[]): Schemas['Story'][] {
  return stories
    .filter((story) => shownItems(context, story).length > 0)
    .map(({ id, name, cover, tint }) => ({ id, name, cover, tint }))
}

/** The items of a story whose products the shop shows. Throws `not_found`. */
export function listStoryItems(context: Context, storyId: number): Schemas['StoryItemBrief'][] {
  const { stories } = context.catalogue.frame.contents.homeStories
  const story = stories.find(({ id }) => id === storyId)
  if (!story) throw new Problem('not_found')
  return shownItems(context, story).map(({ item }) => ({ id: item.id, desktop_image: item.image }))
}

/** An item with its product's current price. Throws `not_found`, also if its product is hidden. */
export function getStoryItem(context: Context, id: number): Schemas['StoryItem'] {
  const { stories } = context.catalogue.frame.contents.homeStories
  const story = stories.find(({ items }) => items.some((item) => item.id === id))
  const shown = story && shownItems(context, story).find(({ item }) => item.id === id)
  if (!story || !shown) throw new Problem('not_found')
  const { item, product } = shown
  const { lead, linkPriceId } = shownColor(product, item.color, context.now())
  return {
    id,
    desktop_image: item.image,
    desktop_image_alt: product.title,
    product_slug: product.slug,
    text: item.text,
    tint: story.tint,
    product_title: product.title,
    price: lead
      ? {
          link_price_id: linkPriceId,
          price: lead.current.price,
          new_price: lead.current.newPrice,
        }
      : null,
  }
}

type ShownItem = { item: Story['items'][number]; product: Product }

function shownItems({ catalogue }: Context, { items }: Story): ShownItem[] {
  return items.flatMap((item) => {
    const product = catalogue.product(item.product)
    return product ? [{ item, product }] : []
  })
}
