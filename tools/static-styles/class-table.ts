import { pathToFileURL } from 'node:url'
import type { Axis } from '#src/lib/variant-classes.ts'
import type { Values } from './literals.ts'

/** Panda's functions, which are generated; what they get here was checked where it is written. */
export type Panda = {
  css: (style: Values) => string
  cva: (recipe: Recipe) => (choice: Values) => string
}

/** Loads what `panda codegen` has written. */
export const loadPanda = (): Promise<Panda> =>
  import(pathToFileURL('generated/styled-system/css/index.js').href)

/** What `cva` takes. */
export type Recipe = {
  variants?: Record<string, Record<string, Values>>
  defaultVariants?: Record<string, string | boolean>
}

/** The variants of a recipe, each with its options. */
export function axesOf({ variants = {}, defaultVariants = {} }: Recipe): Axis[] {
  return Object.entries(variants).map(([name, options]) => {
    const known = Object.keys(options)
    return [name, known, known.indexOf(String(defaultVariants[name]))]
  })
}

/**
 * The classes of a recipe for every choice of its variants.
 * @returns what every choice has, and what each adds: the last variant runs fastest, and one without a
 *   default ends with the choice of none of its options
 */
export function classTable(recipe: Recipe, panda: Panda): { always: string; classes: string[] } {
  const classesOf = panda.cva(recipe)
  const all = choices(axesOf(recipe)).map((choice) => classesOf(choice).split(' '))
  const always = all[0]?.filter((name) => all.every((names) => names.includes(name))) ?? []
  return {
    always: always.join(' '),
    classes: all.map((names) => names.filter((name) => !always.includes(name)).join(' ')),
  }
}

function choices([axis, ...others]: Axis[]): Values[] {
  if (axis === undefined) return [{}]
  const [name, options, byDefault] = axis
  const rest = choices(others)
  return [...options, ...(byDefault < 0 ? [null] : [])].flatMap((option) =>
    rest.map((other) => ({ [name]: option, ...other })),
  )
}
