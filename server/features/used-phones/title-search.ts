import { comparableWords } from '#domain/persian.ts'
import { isEmptyWord, Speller, type BrandName } from '#server/catalogue/search/speller.ts'
import { kindWords } from '#server/catalogue/search/words.ts'

type Titled = { title: string; searchTitle: string }

/**
 * Keeps the models whose title has all words of a search: as they are typed, which may be parts of words, or in any
 * spelling of the shop's search («iphone 13», «آیفون13», «samsung», «گلکسی اس ۲۵»); the last word may be a prefix.
 * Each call reads every title: meant for a few dozen models.
 */
export function matchingTitles<Model extends Titled>(
  models: readonly Model[],
  search: string,
  brands: Iterable<BrandName>,
): Model[] {
  const typed = comparableWords(search)
  if (typed.length === 0) return [...models]
  const speller = new Speller(brands)
  const wanted = speller
    .read(search)
    .filter(({ text }) => !isEmptyWord(text) && !kindWords.has(text))
    .map(({ text, others }) => [text, ...others])
  const isLast = (at: number) => at === wanted.length - 1
  return models.filter(({ title, searchTitle }) => {
    if (typed.every((word) => searchTitle.includes(word))) return true
    const words = speller.read(title).flatMap(({ text, others }) => [text, ...others])
    return wanted.every((spellings, at) =>
      words.some((word) =>
        spellings.some((text) => word === text || (isLast(at) && word.startsWith(text))),
      ),
    )
  })
}
