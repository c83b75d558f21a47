import type { components } from '#api/schema.d.ts'
import { compare as words } from '#i18n/fa/compare.ts'
import { toman } from '#src/lib/format.ts'

type Product = components['schemas']['Product']

/** One thing that is told of both products; a product that has nothing to tell has null. */
export type CompareRow = {
  name: string
  values: readonly [string | null, string | null]
  differs: boolean
}
export type CompareGroup = { name: string; rows: CompareRow[] }

type Told = readonly (readonly [name: string, value: string])[]

/**
 * What is told of two products side by side, by group: rows in the order of the first, then what only the other has.
 * A specification that stands among the features is not told again.
 */
export function compareGroups(one: Product, other: Product): CompareGroup[] {
  const { groups } = words
  const features = rowsOf(featuresOf(one), featuresOf(other))
  const isTold = (row: CompareRow) => features.some((feature) => isSame(feature, row))
  const specifications = rowsOf(specificationsOf(one), specificationsOf(other))
  return [
    { name: groups.offer, rows: rowsOf(offerOf(one), offerOf(other)) },
    { name: groups.features, rows: features },
    { name: groups.specifications, rows: specifications.filter((row) => !isTold(row)) },
  ].filter(({ rows }) => rows.length > 0)
}

/** The groups without the rows in which both are the same, and without those that are empty then. */
export function differencesOf(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

function isSame(one: CompareRow, { name, values: [first, second] }: CompareRow): boolean {
  return one.name === name && one.values[0] === first && one.values[1] === second
}

function rowsOf(one: Told, other: Told): CompareRow[] {
  const [first, second] = [new Map(one), new Map(other)]
  return [...new Set([...first.keys(), ...second.keys()])].map((name) => {
    const values = [first.get(name) ?? null, second.get(name) ?? null] as const
    return { name, values, differs: values[0] !== values[1] }
  })
}

function offerOf({ price, warranty, is_used: isUsed }: Product): Told {
  const inStock = price.filter(({ quantity }) => quantity > 0)
  const asked = inStock.map((variant) => variant.new_price ?? variant.price)
  const { rows } = words
  return [
    ...(asked.length > 0 ? [[rows.price, toman(Math.min(...asked))] as const] : []),
    [rows.stock, inStock.length > 0 ? words.inStock : words.soldOut],
    [rows.colors, price.map(({ color_name: color }) => color).join('، ')],
    ...(warranty === null ? [] : [[rows.warranty, warranty.name] as const]),
    [rows.state, isUsed ? words.used : words.fresh],
  ]
}

const featuresOf = ({ properties }: Product): Told =>
  properties.map(({ product_property: { name }, alphabetic_value: value }) => [name, value])

const specificationsOf = ({ details }: Product): Told =>
  details.map(({ title, value }) => [title, value])
