import { comparable, comparableWords } from '#domain/persian.ts'
import type { MapService, Point } from '#server/platform/providers/map.ts'
import { districts, nearestDistrict } from './districts.ts'
import { drawTile } from './draw-tile.ts'

/** A map of the demo's own, so that it needs no network: drawn streets and parks, and the quarters of some cities. */
export const drawnMap: MapService = {
  tile: async (address) => ({ type: 'image/svg+xml', body: Buffer.from(drawTile(address)) }),
  reverse: async (point) => {
    const district = nearestDistrict(point)
    if (district === null) return null
    const [city = ''] = district.name.split('، ')
    const province = `استان ${provinces[city] ?? city}`
    return { name: `${district.name}، ${streetOf(point)}`, province, city: `شهر ${city}` }
  },
  search: async (text) => {
    const words = comparableWords(text)
    return districts
      .filter(({ name }) => {
        const known = comparable(name)
        // «ولی‌عصر» is written in one word or in two.
        const isWritten = known.replaceAll(' ', '').includes(words.join(''))
        return isWritten || words.every((word) => known.includes(word))
      })
      .slice(0, 5)
  },
}

/** Of the cities that have another name than their province. */
const provinces: Record<string, string> = {
  کرج: 'البرز',
  تبریز: 'آذربایجان شرقی',
  مشهد: 'خراسان رضوی',
  شیراز: 'فارس',
  رشت: 'گیلان',
}

const streets = ['خیابان نسترن', 'خیابان لاله', 'خیابان سرو', 'خیابان یاس', 'خیابان چنار']

/** The drawn streets have names that repeat, so that the same point always has the same one. */
function streetOf({ latitude, longitude }: Point): string {
  const index = Math.abs(Math.floor(latitude * 1_000) + Math.floor(longitude * 1_000))
  return streets[index % streets.length] ?? ''
}
