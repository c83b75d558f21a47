import { comparableWords } from '#domain/persian.ts'
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
    const typed = comparableWords(text)
    const named = typed.filter((word) => !kinds.has(word))
    const words = named.length > 0 ? named : typed
    // «ولی‌عصر» is written in one word or in two.
    const whole = inOne(words)
    return districts
      .filter(({ name }) => {
        const known = comparableWords(name)
        const begins = (word: string) => known.some((each) => inOne([each]).startsWith(word))
        return begins(whole) || words.every((word) => begins(inOne([word])))
      })
      .slice(0, 5)
  },
}

const inOne = (words: readonly string[]) => words.join('').replaceAll('\u200c', '')

/** What a place is called besides its name, as in «میدان ونک». */
const kinds = new Set(['میدان', 'خیابان', 'محله', 'بلوار', 'شهرک'])

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
