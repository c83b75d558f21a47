import type { TileAddress } from '#server/platform/providers/map.ts'
import { districts } from './districts.ts'

const size = 256
const land = '#f3f0e8'
const park = '#cfe6c8'
const water = '#bcdcec'
const block = '#eae4d6'
const street = '#ffffff'
const avenue = '#fbe3a4'
const edge = '#d8d0bd'

/** A tile as SVG: the same address is always drawn the same, and streets meet those of the next tile. */
export function drawTile(address: TileAddress): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" fill="${land}"/>`,
    ...areas(address),
    ...roads(address),
    ...labels(address),
    '</svg>',
  ].join('')
}

/** Parks, ponds and blocks of houses between the streets. */
function areas(address: TileAddress): string[] {
  const cell = size / 4
  return Array.from({ length: 16 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)]
    const chance = random(address, index)
    const fill = chance < 0.12 ? park : chance < 0.15 ? water : chance < 0.75 ? block : land
    const [x, y] = [column * cell + 7, row * cell + 7]
    return `<rect x="${x}" y="${y}" width="${cell - 14}" height="${cell - 14}" rx="4" fill="${fill}"/>`
  })
}

/** Streets on the edges of the cells, and here and there an avenue, which all tiles of its row or column share. */
function roads({ z, x, y }: TileAddress): string[] {
  const lines = [64, 128, 192].flatMap((at) => [line(at, 'vertical', 5), line(at, 'horizontal', 5)])
  const isAvenue = (place: number) => random({ z, x: place, y: place }, 99) < 0.4
  return [
    ...lines,
    ...(isAvenue(x) ? [line(32, 'vertical', 11)] : []),
    ...(isAvenue(y + 7) ? [line(224, 'horizontal', 11)] : []),
  ]
}

function line(at: number, direction: 'vertical' | 'horizontal', width: number): string {
  const path = direction === 'vertical' ? `M${at} 0V${size}` : `M0 ${at}H${size}`
  const fill = width > 5 ? avenue : street
  return (
    `<path d="${path}" stroke="${edge}" stroke-width="${width + 2}"/>` +
    `<path d="${path}" stroke="${fill}" stroke-width="${width}"/>`
  )
}

/** From this zoom on, quarters are named; before, cities. */
const quarterZoom = 12

/** The names of the places whose middle is on this tile. */
function labels({ z, x, y }: TileAddress): string[] {
  const places = z < quarterZoom ? cities : districts
  return places.flatMap(({ name, latitude, longitude }) => {
    const [left, top] = pixels(z, latitude, longitude)
    const [atX, atY] = [left - x * size, top - y * size]
    if (atX < 0 || atX >= size || atY < 0 || atY >= size) return []
    const [city, quarter] = name.split('، ')
    return [
      `<text x="${Math.min(Math.max(atX, 48), size - 48)}" y="${Math.min(Math.max(atY, 16), size - 8)}" ` +
        'text-anchor="middle" direction="rtl" font-family="Vazirmatn, Tahoma, sans-serif" font-size="14" ' +
        `font-weight="600" fill="#4a4436" stroke="${land}" stroke-width="3" paint-order="stroke">` +
        `${z < quarterZoom ? city : quarter}</text>`,
    ]
  })
}

/** One of its quarters for each city. */
const cities = [...new Map(districts.map((each) => [each.name.split('، ')[0], each])).values()]

/** Web Mercator (EPSG:3857): the pixel of a point on the map of a zoom. */
function pixels(z: number, latitude: number, longitude: number): [number, number] {
  const world = size * 2 ** z
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [
    ((longitude + 180) / 360) * world,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  ]
}

/** From 0 to 1, the same for the same numbers. */
function random({ z, x, y }: TileAddress, salt: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233 + z * 37.719 + salt * 4.581) * 43_758.5453
  return value - Math.floor(value)
}
