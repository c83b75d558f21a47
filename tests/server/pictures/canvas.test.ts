import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Canvas, type Stop } from '#demo/pictures/svg/canvas.ts'
import { blend, fromLch, lightness, shade, withAlpha } from '#demo/pictures/svg/color.ts'
import { path, rect } from '#demo/pictures/svg/elements.ts'
import { roundRectPath } from '#demo/pictures/svg/geometry.ts'

const blackToWhite: Stop[] = [
  [0, '#000'],
  [1, '#fff'],
]

describe('the canvas', () => {
  it('shares a stop list between gradients without sharing their directions', async () => {
    const canvas = new Canvas('t', 480)
    const up = rect(0, 0, 10, 20, canvas.linear(blackToWhite, [0, 1, 0, 0]))
    const down = rect(10, 0, 10, 20, canvas.linear(blackToWhite, [0, 0, 0, 1]))
    const svg = canvas.document(up + down, [0, 0, 20, 20], 20)
    expect(svg.match(/<stop /g)).toHaveLength(2)
    const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    const gray = (x: number, y: number) => data[(y * 20 + x) * 4] ?? -1
    expect(gray(5, 1)).toBeGreaterThan(200)
    expect(gray(5, 18)).toBeLessThan(50)
    expect(gray(15, 1)).toBeLessThan(50)
    expect(gray(15, 18)).toBeGreaterThan(200)
  })

  it('writes a path that is used twice only once', () => {
    const canvas = new Canvas('t', 480)
    const corner = roundRectPath(0, 0, 10, 10, 3)
    const svg = canvas.document(path(corner, '#f00') + path(corner, '#0f0'), [0, 0, 10, 10], 10)
    expect(svg.split(corner)).toHaveLength(2)
    expect(svg.match(/<use /g)).toHaveLength(2)
  })

  it('gives one id to the same definition', () => {
    const canvas = new Canvas('t', 480)
    expect(canvas.linear(blackToWhite)).toBe(canvas.linear(blackToWhite))
    expect(canvas.linear(blackToWhite)).not.toBe(canvas.radial(blackToWhite))
  })
})

describe('color arithmetic', () => {
  it('keeps a color that is not changed', () => {
    expect(shade('#3a78c8', 0)).toBe('#3a78c8')
    expect(blend('#3a78c8', '#ffffff', 0)).toBe('#3a78c8')
  })

  it('lightens and darkens by perceived lightness', () => {
    const color = '#c2551f'
    expect(lightness(shade(color, 0.1))).toBeCloseTo(lightness(color) + 0.1, 2)
    expect(lightness(shade(color, -0.1))).toBeCloseTo(lightness(color) - 0.1, 2)
  })

  it('stays inside sRGB', () => {
    expect(shade('#fff', 0.5)).toBe('#fff')
    expect(shade('#000', -0.5)).toBe('#000')
    expect(fromLch(0.6, 0.4, 30)).toMatch(/^#[0-9a-f]{3}([0-9a-f]{3})?$/)
  })

  it('folds alpha into the shortest notation', () => {
    expect(withAlpha('#000', 1)).toBe('#000')
    expect(withAlpha('#000', 0.6)).toBe('#0009')
    expect(withAlpha('#000', 0.25)).toBe('#00000040')
    expect(withAlpha('#102030', 0.5)).toBe('#10203080')
  })
})
