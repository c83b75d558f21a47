/** Square RGB pixels, three bytes each, row by row. */
export type Raster = { side: number; pixels: Buffer }

/** The camera's view of a square picture: its center and its width, as fractions of the picture. */
export type Look = { x: number; y: number; width: number }

/**
 * A view between two others; the camera starts and ends its move slowly. @param share 0 at the first, 1 at the second
 */
export function between(from: Look, to: Look, share: number): Look {
  const eased = share * share * (3 - 2 * share)
  const mix = (start: number, end: number) => start + (end - start) * eased
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
  }
}

/**
 * The visible part of a picture, as a square of `side` pixels. Interpolates between pixels, so that slow moves do not
 * shake.
 */
export function seen(picture: Raster, look: Look, side: number): Buffer {
  const step = (look.width * picture.side) / side
  const left = (look.x - look.width / 2) * picture.side
  const top = (look.y - look.width / 2) * picture.side
  const columns = samples(left, step, side, picture.side)
  const rows = samples(top, step, side, picture.side)
  const out = Buffer.allocUnsafe(side * side * 3)
  const { pixels } = picture
  const stride = picture.side * 3
  let to = 0
  for (const row of rows) {
    const upper = row.first * stride
    const lower = row.second * stride
    for (const column of columns) {
      const start = column.first * 3
      const end = column.second * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const above = mixed(pixels, upper + start + channel, upper + end + channel, column.share)
        const below = mixed(pixels, lower + start + channel, lower + end + channel, column.share)
        out[to] = above + (below - above) * row.share
        to += 1
      }
    }
  }
  return out
}

/** One picture fading into another of the same size. @param share 0 for the first, 1 for the second */
export function faded(first: Buffer, second: Buffer, share: number): Buffer {
  const out = Buffer.allocUnsafe(first.length)
  for (let i = 0; i < out.length; i += 1) out[i] = mixed2(first[i], second[i], share)
  return out
}

type Sample = { first: number; second: number; share: number }

function samples(start: number, step: number, count: number, side: number): Sample[] {
  const last = side - 1
  return Array.from({ length: count }, (_, index) => {
    const at = Math.min(last, Math.max(0, start + (index + 0.5) * step - 0.5))
    const first = Math.floor(at)
    return { first, second: Math.min(last, first + 1), share: at - first }
  })
}

function mixed(pixels: Buffer, first: number, second: number, share: number): number {
  return mixed2(pixels[first], pixels[second], share)
}

function mixed2(first = 0, second = 0, share: number): number {
  return first + (second - first) * share
}
