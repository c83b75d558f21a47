import { describe, expect, it } from 'vitest'
import { tileAddress, tilesAround } from '#src/features/information/map-tiles.ts'

describe('the tiles around a place', () => {
  it('are three rows of five, row by row, with the place in the middle one', () => {
    const { tiles, shift } = tilesAround({ latitude: 0, longitude: 0 }, 4)
    const row = (y: number) => [6, 7, 8, 9, 10].map((x) => ({ x, y, zoom: 4 }))
    expect(tiles).toEqual([...row(7), ...row(8), ...row(9)])
    expect(shift).toEqual({ x: 512, y: 256 })
  })

  it('are those of Web Mercator, with the pixels from their start to the place', () => {
    const { tiles, shift } = tilesAround({ latitude: 35.7219, longitude: 51.3347 }, 16)
    expect(tiles.map(({ x, y }) => [x, y])).toEqual(
      [25796, 25797, 25798].flatMap((y) => [42111, 42112, 42113, 42114, 42115].map((x) => [x, y])),
    )
    expect(shift).toEqual({ x: 562, y: 389 })
  })

  it('come from the shop’s own addresses', () => {
    expect(tileAddress({ x: 42113, y: 25797, zoom: 16 })).toBe('/api/map/tiles/16/42113/25797')
  })
})
