import { outerWalks } from '#studio/scripts/inside.ts'
import { addressOf, reasonAgainst, type Address } from '#studio/shop/addresses.ts'
import { placeWords } from '#studio/shop/place-words.ts'
import { scriptWords, type Language, type ScriptWords } from '#studio/words/scripts.ts'

/** Where and as whom a person takes the walks of a machine from a start, or why no page shows them. */
export function placeOf(machine: string, start: string, language: Language): string {
  const words = scriptWords[language]
  const address = addressOf(machine, start)
  if (address === null) return words.place.none(reasonAgainst(machine, language))
  const { visitors, things } = placeWords[language]
  const { path, visitor, needed } = address
  return [
    words.place.at(path, visitors[visitor]),
    ...(needed === null ? [] : [words.place.first(things[needed])]),
    ...wayOf(machine, address, words),
  ].join(' ')
}

/** The way from the open page to the machine. */
function wayOf(machine: string, { opener, inside }: Address, { place }: ScriptWords): string[] {
  const outer = outerWalks(machine, inside).map(({ machine: around, steps }) =>
    place.inside(around, steps.map(({ event }) => event).join(place.separator)),
  )
  if (opener === null) return outer
  return ['button' in opener ? place.button(opener.button) : place.region(opener.region), ...outer]
}
