import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  allDevicePictures,
  drawDevice,
  UnknownPicture,
  type DevicePicture,
} from '#demo/pictures/draw.ts'
import { viewsOf } from '#demo/pictures/kinds.ts'
import { modelColors } from '#demo/pictures/models/colors.ts'

const pictures = allDevicePictures()
const nameOf = ({ kind, model, view, color }: DevicePicture) => `${kind}/${model}/${view}/${color}`
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
const referencesIn = (svg: string) =>
  [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)[)"]/g)].map(([, id]) => id)

describe('the drawings of devices', () => {
  it('cover every view of every model in every color', () => {
    const models = Object.values(modelColors).flatMap((kind) => Object.keys(kind))
    expect(models).toHaveLength(139)
    expect(new Set(pictures.map(({ model }) => model))).toEqual(new Set(models))
    const phone = pictures.filter(({ model }) => model === 'iphone-17-pro-max')
    expect(phone).toHaveLength(viewsOf('phone').length * 3)
  })

  it('are whole documents: numbers are numbers, ids are unique, references lead somewhere', () => {
    const broken = pictures.flatMap((picture) => {
      const svg = drawDevice({ ...picture, size: 96 })
      const ids = idsIn(svg)
      const faults = [
        /NaN|undefined|Infinity|\[object/.test(svg) && 'not a number',
        ids.length !== new Set(ids).size && 'double id',
        referencesIn(svg).some((id) => !ids.includes(id)) && 'dangling reference',
      ].filter(Boolean)
      return faults.length > 0 ? [`${nameOf(picture)}: ${faults.join(', ')}`] : []
    })
    expect(broken).toEqual([])
  })

  it('stay below 40 kB in the size of a card', () => {
    const faces = new Map(pictures.map((picture) => [`${picture.model}/${picture.view}`, picture]))
    const heavy = [...faces.values()].filter(
      (picture) => drawDevice({ ...picture, size: 480 }).length > 40_000,
    )
    expect(heavy.map(nameOf)).toEqual([])
  })

  it('are rasterized to a square that shows the device on a transparent background', async () => {
    const firsts = new Map(
      pictures.filter(({ view }) => view === 'hero').map((picture) => [picture.model, picture]),
    )
    for (const picture of firsts.values()) {
      const { data, info } = await sharp(Buffer.from(drawDevice({ ...picture, size: 96 })))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const alphas = Array.from({ length: 96 * 96 }, (_, i) => data[i * 4 + 3] ?? 0)
      const solid = alphas.filter((alpha) => alpha > 200).length / alphas.length
      const corners = [0, 95, 95 * 96, 96 * 96 - 1].map((at) => alphas[at] ?? 255)
      expect.soft({ w: info.width, h: info.height, channels: info.channels }).toEqual({
        w: 96,
        h: 96,
        channels: 4,
      })
      expect.soft(solid, `${nameOf(picture)} fills its square`).toBeGreaterThan(0.05)
      expect
        .soft(Math.max(...corners), `${nameOf(picture)} leaves the corners free`)
        .toBeLessThan(40)
    }
  })

  it('differ between the colors of a model', () => {
    const alike: string[] = []
    for (const [kind, models] of Object.entries(modelColors))
      for (const [model, colors] of Object.entries(models)) {
        const drawn = pictures
          .filter((each) => each.kind === kind && each.model === model && each.view === 'hero')
          .map((each) => drawDevice({ ...each, size: 160 }))
        if (new Set(drawn).size !== Object.keys(colors).length) alike.push(model)
      }
    expect(alike).toEqual([])
  })

  it('carry the wanted prefix on every id, so that several fit in one page', () => {
    const picture = { kind: 'phone', model: 'pixel-10', view: 'hero', color: 'indigo' } as const
    const ids = idsIn(drawDevice({ ...picture, size: 480, prefix: 'a1-' }))
    expect(ids.length).toBeGreaterThan(10)
    expect(ids.filter((id) => !id?.startsWith('a1-'))).toEqual([])
  })

  it.each([
    ['a model', { model: 'iphone-99' }],
    ['a color of another model', { color: 'cosmic-orange' }],
    [
      'a view of another kind',
      { kind: 'cable', model: 'apple-usb-c-1m', view: 'back', color: 'white' },
    ],
    ['a property every object has', { model: 'constructor' }],
    ['such a property as a color', { color: 'toString' }],
  ] as [string, Partial<DevicePicture>][])('refuse %s that does not exist', (_, change) => {
    const picture = {
      kind: 'phone',
      model: 'iphone-16',
      view: 'back',
      color: 'teal',
      ...change,
    } as const
    expect(() => drawDevice({ ...picture, size: 96 })).toThrow(UnknownPicture)
  })
})

describe('the colors', () => {
  it('have a code and a Persian name each', () => {
    const wrong = Object.values(modelColors)
      .flatMap((models) => Object.entries(models))
      .flatMap(([model, colors]) =>
        Object.entries(colors).map(([key, color]) => ({ model, key, color })),
      )
      .filter(
        ({ key, color }) =>
          !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) ||
          !/^#[0-9a-f]{6}$/.test(color.code) ||
          !/^[\u0600-\u06ff\u200c ]+$/.test(color.fa),
      )
    expect(wrong).toEqual([])
  })
})
