import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { webm } from '#demo/media/films/webm.ts'

const shape = { width: 16, height: 16, durationMs: 2_500 }

type Element = { id: number; data: Buffer; position: number }

/** The consecutive elements of a WebM file in `data`; the lengths have eight bytes each. */
function elementsIn(data: Buffer): Element[] {
  const found: Element[] = []
  let offset = 0
  while (offset < data.length) {
    const idLength = Math.clz32(data[offset] ?? 0) - 23
    const id = data.readUIntBE(offset, idLength)
    const length = Number(data.readBigUInt64BE(offset + idLength) & ((1n << 56n) - 1n))
    const start = offset + idLength + 8
    found.push({ id, data: data.subarray(start, start + length), position: offset })
    offset = start + length
  }
  expect(offset).toBe(data.length)
  return found
}

const within = (elements: Element[], id: number) => elements.filter((each) => each.id === id)
const inside = (elements: Element[], id: number) =>
  elementsIn(within(elements, id)[0]?.data ?? Buffer.alloc(0))

const picture = (red: number) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .webp()
    .toBuffer()

describe('a film', () => {
  it('holds its pictures as they were, each at its time', async () => {
    const times = [0, 500, 1_000, 1_700, 2_100]
    const pictures = await Promise.all(times.map((_, index) => picture(index * 60)))
    const file = webm(
      pictures.map((webp, index) => ({ webp, at: times[index] ?? 0 })),
      shape,
    )
    const segment = inside(elementsIn(file), 0x18538067)
    const clusters = within(segment, 0x1f43b675)
    const blocks = clusters.flatMap(({ data }) => {
      const parts = elementsIn(data)
      const start = within(parts, 0xe7)[0]?.data.readUInt32BE() ?? NaN
      return within(parts, 0xa3).map((block) => ({
        at: start + block.data.readInt16BE(1),
        isKey: block.data[3] === 0x80,
        frame: block.data.subarray(4),
      }))
    })
    expect(blocks.map(({ at }) => at)).toEqual(times)
    expect(blocks.every(({ isKey }) => isKey)).toBe(true)
    expect(blocks.map(({ frame }, index) => pictures[index]?.includes(frame))).toEqual(
      times.map(() => true),
    )
  })

  it('returns where each second of it begins', async () => {
    const webp = await picture(9)
    const times = [0, 1_000, 2_000]
    const file = webm(
      times.map((at) => ({ webp, at })),
      shape,
    )
    const segment = inside(elementsIn(file), 0x18538067)
    const cues = inside(segment, 0x1c53bb6b).map(({ data }) => {
      const parts = elementsIn(data)
      return {
        at: within(parts, 0xb3)[0]?.data.readUInt32BE(),
        position: within(inside(parts, 0xb7), 0xf1)[0]?.data.readUInt32BE(),
      }
    })
    const clusters = within(segment, 0x1f43b675).map(({ position }) => position)
    expect(cues).toEqual(times.map((at, index) => ({ at, position: clusters[index] })))
  })

  it('takes no picture that VP8 cannot show', async () => {
    const png = await sharp(await picture(1))
      .png()
      .toBuffer()
    expect(() => webm([{ webp: png, at: 0 }], shape)).toThrow('no lossy WebP')
  })
})
