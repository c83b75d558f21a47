import { describe, expect, it } from 'vitest'
import { mergedPictures } from '#staff/products/merged-pictures.ts'

const picture = (image: string, alt_text: string, variant_id: number | null = null) => ({
  image,
  alt_text,
  variant_id,
})
const a = picture('a', 'front')
const b = picture('b', 'back')
const c = picture('c', 'side')
const none = { conflicts: [], lostTexts: [] }

describe('pictures that a colleague has changed meanwhile', () => {
  it('get the texts for those that the colleague left as they were', () => {
    const mine = [a, picture('b', 'the back in blue')]
    const theirs = [picture('a', 'from the front'), b, c]
    expect(mergedPictures([a, b], mine, theirs)).toEqual({
      pictures: [theirs[0], mine[1], c],
      ...none,
    })
  })

  it('get a text and a variant that were changed by one each', () => {
    expect(
      mergedPictures([a, b], [picture('a', 'mine'), b], [picture('a', 'front', 4), b]).pictures,
    ).toEqual([picture('a', 'mine', 4), b])
  })

  it('have the texts of the colleague where both changed them, with both to choose from', () => {
    const mine = picture('a', 'mine')
    const theirs = picture('a', 'theirs')
    expect(mergedPictures([a, b], [mine, b], [theirs, b])).toEqual({
      pictures: [theirs, b],
      conflicts: [{ image: 'a', mine, theirs }],
      lostTexts: [],
    })
    expect(mergedPictures([a], [mine], [mine])).toEqual({ pictures: [mine], ...none })
  })

  it('keep their new order where only one has changed it', () => {
    expect(mergedPictures([a, b], [b, a], [picture('a', 'theirs'), b, c]).pictures).toEqual([
      b,
      picture('a', 'theirs'),
      c,
    ])
    expect(mergedPictures([a, b, c], [a, c, b], [b, a, c]).pictures).toEqual([b, a, c])
  })

  it('stay removed unless the colleague has changed them, and lose no text silently', () => {
    expect(mergedPictures([a, b, c], [c], [a, picture('b', 'theirs'), c]).pictures).toEqual([
      c,
      picture('b', 'theirs'),
    ])
    expect(mergedPictures([a, b], [a, picture('b', 'mine')], [a])).toEqual({
      pictures: [a],
      conflicts: [],
      lostTexts: ['mine'],
    })
  })

  it('lose every text that was typed for those that the colleague removed, and no other', () => {
    expect(
      mergedPictures(
        [a, b, c],
        [picture('a', 'mine'), picture('b', 'also mine'), picture('c', 'side', 4)],
        [],
      ),
    ).toEqual({ pictures: [], conflicts: [], lostTexts: ['mine', 'also mine'] })
    expect(mergedPictures([a, b], [b, a], [a])).toEqual({ pictures: [a], ...none })
  })
})
