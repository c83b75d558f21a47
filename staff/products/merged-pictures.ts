import type { Schemas } from '#machines/api/client.ts'

type Pictures = Schemas['ProductPictures']
type Picture = Pictures[number]

/** A picture of which both have changed the text or the variant. */
export type PictureConflict = { image: string; mine: Picture; theirs: Picture }

export type Merged = {
  pictures: Pictures
  /** In `pictures` they have the colleague's text and variant. */
  conflicts: PictureConflict[]
  /** Texts that were typed for pictures which the colleague has removed. */
  lostTexts: string[]
}

/**
 * Puts one's own changes on the pictures as a colleague has left them. A text or a variant that only one of both has changed
 * is that one's. One's own order and removals count where the colleague has left the order, or the picture, as it was.
 * @param before what both began with
 */
export function mergedPictures(before: Pictures, mine: Pictures, theirs: Pictures): Merged {
  const conflicts: PictureConflict[] = []
  const kept = theirs.flatMap((their) => {
    const base = find(before, their)
    const own = find(mine, their)
    if (base === undefined) return [their]
    if (own === undefined) return isSame(base, their) ? [] : [their]
    if (isSame(own, base) || isSame(own, their)) return [their]
    if (isSame(base, their)) return [own]
    const text = changedOnce(base.alt_text, own.alt_text, their.alt_text)
    const variant = changedOnce(base.variant_id, own.variant_id, their.variant_id)
    if (text !== undefined && variant !== undefined)
      return [{ ...their, alt_text: text, variant_id: variant }]
    conflicts.push({ image: their.image, mine: own, theirs: their })
    return [their]
  })
  return {
    pictures: isSameOrder(before, theirs) ? inOrderOf(mine, kept) : kept,
    conflicts,
    lostTexts: mine
      .filter((own) => {
        const base = find(before, own)
        return base !== undefined && !find(theirs, own) && own.alt_text !== base.alt_text
      })
      .map((own) => own.alt_text),
  }
}

const find = (pictures: Pictures, { image }: Picture) =>
  pictures.find((each) => each.image === image)

const isSame = (one: Picture, other: Picture) =>
  one.alt_text === other.alt_text && one.variant_id === other.variant_id

/** The value after the changes of both; undefined if each has changed it to another. */
function changedOnce<Value>(base: Value, mine: Value, theirs: Value): Value | undefined {
  if (mine === base || mine === theirs) return theirs
  return theirs === base ? mine : undefined
}

/** Whether the pictures that are in both lists have the same order there. */
function isSameOrder(one: Pictures, other: Pictures): boolean {
  const common = one.filter((each) => find(other, each))
  const others = other.filter((each) => find(one, each))
  return common.every(({ image }, place) => others[place]?.image === image)
}

/** The pictures in the order of a list; pictures that are not in it come last. */
function inOrderOf(list: Pictures, pictures: Pictures): Pictures {
  return [
    ...list.flatMap((each) => find(pictures, each) ?? []),
    ...pictures.filter((each) => !find(list, each)),
  ]
}
