import { fieldWeights, joinPlaces, packPlace, Posting } from './posting.ts'
import { isEmptyWord, Speller, type BrandName, type Token } from './speller.ts'
import { accessoryWords, kindWords, units } from './words.ts'

/** The texts by which a product is found. */
export type SearchDocument = {
  title: string
  secondTitle: string
  aliases: readonly string[]
  sku: string
  brand: BrandName
  categories: readonly string[]
  colors: readonly string[]
}

/**
 * What can be typed for a word of the index: the word itself or another spelling, which may represent several words.
 */
export type Surface = { text: string; words: readonly string[] }

const maxReadings = 5_000

/** Maps words to products and is updated product by product. Slots are the catalogue's product numbers. */
export class TextIndex {
  readonly speller: Speller
  readonly #postings = new Map<string, Posting>()
  readonly #wordsOf: (readonly string[] | undefined)[] = []
  /** The number of words in the model's name, in the title and in the second title, by slot. */
  readonly #modelLengths: [number, number][] = []
  readonly #accessories = new Set<number>()
  /** Kept, since the names of models, brands, categories and colors repeat from product to product. */
  readonly #readings = new Map<string, readonly Token[]>()
  #surfaces: readonly Surface[] | undefined

  constructor(brands: Iterable<BrandName>) {
    this.speller = new Speller(brands)
  }

  posting(word: string): Posting | undefined {
    return this.#postings.get(word)
  }

  /** Whether the model's name in one of the titles has exactly this many words. */
  hasModelLength(slot: number, length: number): boolean {
    const lengths = this.#modelLengths[slot]
    return lengths !== undefined && (lengths[0] === length || lengths[1] === length)
  }

  /** Whether the product is made for another device, judged by the first noun of its title. */
  isAccessory(slot: number): boolean {
    return this.#accessories.has(slot)
  }

  /** Everything that can be typed for a word of some product, in code point order. */
  surfaces(): readonly Surface[] {
    this.#surfaces ??= this.#collectSurfaces()
    return this.#surfaces
  }

  set(slot: number, document: SearchDocument) {
    const places = this.#placesIn(document, slot)
    for (const word of this.#wordsOf[slot] ?? []) if (!places.has(word)) this.#remove(word, slot)
    for (const [word, place] of places) this.#postingFor(word).set(slot, place)
    this.#wordsOf[slot] = [...places.keys()]
  }

  delete(slot: number) {
    for (const word of this.#wordsOf[slot] ?? []) this.#remove(word, slot)
    this.#wordsOf[slot] = undefined
    this.#accessories.delete(slot)
  }

  /** Which words of a text are not part of a model's name: brands, kinds, measures. */
  isOutsideName(tokens: readonly Token[]): boolean[] {
    return tokens.map(({ text }, index) => {
      const before = tokens[index - 1]?.text ?? ''
      const after = tokens[index + 1]?.text ?? ''
      if (this.speller.brandWords.has(text) || kindWords.has(text)) return true
      if (units.has(text) || text === 'ram' || isEmptyWord(text)) return true
      return isNumber(text) && (units.has(after) || before === 'ram' || isStorage(text, before))
    })
  }

  #placesIn(document: SearchDocument, slot: number): Map<string, number> {
    const places = new Map<string, number>()
    const [head = '', ...rest] = document.title.split('،')
    const titleTokens = this.#read(head)
    const titleLength = this.#placeModel(places, titleTokens, fieldWeights.title)
    for (const part of rest) this.#place(places, part, fieldWeights.title)
    const second = this.speller.read(document.secondTitle, true)
    const secondLength = this.#placeModel(places, second, fieldWeights.secondTitle)
    for (const alias of document.aliases) this.#place(places, alias, fieldWeights.alias)
    const code = this.speller.read(document.sku, true)
    for (const token of code) put(places, token, inNoName(fieldWeights.alias))
    this.#place(places, document.brand.englishName, fieldWeights.brand)
    for (const name of document.categories) this.#place(places, name, fieldWeights.category)
    for (const name of document.colors) this.#place(places, name, fieldWeights.color)
    this.#modelLengths[slot] = [titleLength, secondLength]
    const [noun] = titleTokens
    if (noun !== undefined && accessoryWords.has(noun.text)) this.#accessories.add(slot)
    else this.#accessories.delete(slot)
    return places
  }

  #placeModel(places: Map<string, number>, tokens: readonly Token[], field: number): number {
    const outsideName = this.isOutsideName(tokens)
    let length = 0
    tokens.forEach((token, index) => {
      const position = outsideName[index] ? -1 : length++
      const isHead = index === 0 && field === fieldWeights.title
      put(places, token, packPlace({ field, position, isHead }))
    })
    return length
  }

  #place(places: Map<string, number>, text: string, field: number) {
    const place = inNoName(field)
    for (const token of this.#read(text)) put(places, token, place)
  }

  #read(text: string): readonly Token[] {
    let tokens = this.#readings.get(text)
    if (!tokens) {
      tokens = this.speller.read(text, true)
      if (this.#readings.size >= maxReadings) this.#readings.clear()
      this.#readings.set(text, tokens)
    }
    return tokens
  }

  #postingFor(word: string): Posting {
    let posting = this.#postings.get(word)
    if (!posting) {
      posting = new Posting()
      this.#postings.set(word, posting)
      this.#surfaces = undefined
    }
    return posting
  }

  #remove(word: string, slot: number) {
    const posting = this.#postings.get(word)
    posting?.delete(slot)
    if (posting?.length === 0) {
      this.#postings.delete(word)
      this.#surfaces = undefined
    }
  }

  #collectSurfaces(): Surface[] {
    const surfaces: Surface[] = []
    for (const word of this.#postings.keys()) surfaces.push({ text: word, words: [word] })
    for (const [text, words] of this.speller.spellings) {
      if (!this.#postings.has(text) && words.every((word) => this.#postings.has(word))) {
        surfaces.push({ text, words })
      }
    }
    return surfaces.sort((first, second) => (first.text < second.text ? -1 : 1))
  }
}

function put(places: Map<string, number>, token: Token, place: number) {
  for (const word of [token.text, ...token.others]) {
    places.set(word, joinPlaces(places.get(word) ?? 0, place))
  }
}

function inNoName(field: number): number {
  return packPlace({ field, position: -1, isHead: false })
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}

/** «آیفون ۱۵ ۲۵۶»: a storage size without its unit after the model's number. */
function isStorage(text: string, before: string): boolean {
  return /^(?:64|128|256|512|1024)$/.test(text) && /\d/.test(before)
}
