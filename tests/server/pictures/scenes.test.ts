import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { UnknownPicture } from '#demo/pictures/draw.ts'
import { drawScene, sceneNames, sceneInfo } from '#demo/pictures/scenes.ts'

const demoCategories =
  `mobile iphone used-iphone samsung-mobile xiaomi-mobile poco-mobile honor-mobile
  nothing-mobile google-pixel motorola-mobile nokia-mobile tablet ipad samsung-tablet xiaomi-tablet
  smart-watch apple-watch samsung-watch xiaomi-watch headphone airpods earbuds over-ear accessories
  charger cable power-bank case laptop speaker gaming`.split(/\s+/)

describe('the compositions', () => {
  it('exist for every category: banner, banner for phones, tile', () => {
    const wanted = demoCategories.flatMap((slug) => [
      `category/${slug}`,
      `category/${slug}-mobile`,
      `tile/${slug}`,
    ])
    expect(wanted.filter((name) => !sceneNames.includes(name))).toEqual([])
  })

  it('exist for heroes in both shapes, promotions, covers, sign-in and sharing', () => {
    const wanted = [
      'promo-used',
      'promo-installment',
      'sign-in',
      'og-default',
      'story/1',
      'story/8',
    ]
    const heroes = [1, 2, 3, 4].flatMap((n) => [`hero-${n}`, `hero-${n}-mobile`, `article-${n}`])
    expect([...wanted, ...heroes].filter((name) => !sceneNames.includes(name))).toEqual([])
  })

  it('are whole documents without text', () => {
    for (const name of sceneNames) {
      const svg = drawScene(name, { width: 320 })
      expect.soft(svg, name).not.toMatch(/NaN|undefined|<text/)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect.soft(new Set(ids).size, name).toBe(ids.length)
    }
  })

  it('leave room for the words: nothing but girih on the right of a hero', async () => {
    for (const name of ['hero-1', 'hero-2', 'hero-3', 'hero-4', 'hero-5']) {
      const { width, height } = sceneInfo(name)
      const { data, info } = await sharp(Buffer.from(drawScene(name, { width: 480 })))
        .extract({ left: 250, top: 0, width: 230, height: Math.floor((480 * height) / width) })
        .raw()
        .toBuffer({ resolveWithObject: true })
      const strongest = Array.from(
        { length: info.width * info.height },
        (_, i) => data[i * 4 + 3] ?? 0,
      )
      expect.soft(Math.max(...strongest), name).toBeLessThan(60)
    }
  })

  it('take another shape by cutting, never by stretching', () => {
    expect(drawScene('hero-1', { width: 600, height: 300 })).toContain(
      'width="600" height="300" viewBox="0 0 920 460"',
    )
  })

  it('stage any device on a tint, and nothing else', () => {
    expect(sceneInfo('stage/sky/phone/galaxy-s25/icy-blue')).toEqual({
      width: 720,
      height: 1000,
      ground: 'tint-sky',
    })
    for (const name of [
      'stage/sky/phone/galaxy-s25/no-such-color',
      'stage/none/phone/galaxy-s25/icy-blue',
      'stage/sky/phone/galaxy-s25/icy-blue/more',
      'stage/sky/phone/__proto__/icy-blue',
    ])
      expect(() => drawScene(name, { width: 320 })).toThrow(UnknownPicture)
  })

  it('refuse a name that does not exist', () => {
    expect(() => drawScene('hero-99', { width: 320 })).toThrow(UnknownPicture)
    expect(() => sceneInfo('__proto__')).toThrow(UnknownPicture)
  })
})
