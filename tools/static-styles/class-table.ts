import { pathToFileURL } from 'node:url'
import type { Axis } from '#src/lib/variant-classes.ts'
import type { Values } from './literals.ts'

/** Panda's generated functions; their arguments were type-checked in the source. */
export type Panda = {
  css: (style: Values) => string
  cva: (recipe: Recipe) => (choice: Values) => string
}

/** Loads the output of `panda codegen`. */
export const loadPanda = (): Promise<Panda> =>
  import(pathToFileURL('generated/styled-system/css/index.js').href)

/** The argument of `cva`. */
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
 * The classes of a recipe for every combination of its variants.
 * @returns the classes of every combination, and the further classes of each: the last variant varies fastest, and one
 * without a default has a last option for none
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
