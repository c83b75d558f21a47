import type { components } from '#api/schema.d.ts'
import { payablePrice } from '#domain/price.ts'
import { cheapestVariant } from '#src/goods/variant-price.ts'
import { compare as words } from '#i18n/fa/compare.ts'
import { toman } from '#src/lib/format.ts'

type Product = components['schemas']['Product']
type Variant = components['schemas']['Variant']

/** A product of the comparison and the one variant that its picture, color, price and button are of; none if sold out. */
export type Column = { product: Product; variant: Variant | undefined }

/** @param chosen the id of the variant that was chosen on the product's page; the cheapest if it cannot be bought */
export function columnOf(product: Product, chosen?: number): Column {
  const asked = product.price.find(({ id, quantity }) => id === chosen && quantity > 0)
  return { product, variant: asked ?? cheapestVariant(product.price) }
}

/** A fact of both products; null for a product without it. */
export type CompareRow = {
  name: string
  values: readonly [string | null, string | null]
  differs: boolean
}
export type CompareGroup = { name: string; rows: CompareRow[] }

type Facts = readonly (readonly [name: string, value: string])[]

/**
 * The facts of two products by group: rows in the order of the first product, then what only the second has. A
 * specification that is also a feature is not repeated.
 */
export function compareGroups(one: Column, other: Column): CompareGroup[] {
  const { groups } = words
  const features = rowsOf(featuresOf(one.product), featuresOf(other.product))
  const isFeature = (row: CompareRow) => features.some((feature) => isSame(feature, row))
  const specifications = rowsOf(specificationsOf(one.product), specificationsOf(other.product))
  return [
    { name: groups.offer, rows: rowsOf(offerOf(one), offerOf(other)) },
    { name: groups.features, rows: features },
    { name: groups.specifications, rows: specifications.filter((row) => !isFeature(row)) },
  ].filter(({ rows }) => rows.length > 0)
}

/** The groups without equal rows, and without the groups that this empties. */
export function differencesOf(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}

function isSame(one: CompareRow, { name, values: [first, second] }: CompareRow): boolean {
  return one.name === name && one.values[0] === first && one.values[1] === second
}

function rowsOf(one: Facts, other: Facts): CompareRow[] {
  const [first, second] = [new Map(one), new Map(other)]
  return [...new Set([...first.keys(), ...second.keys()])].map((name) => {
    const values = [first.get(name) ?? null, second.get(name) ?? null] as const
    return { name, values, differs: values[0] !== values[1] }
  })
}

function offerOf({ product: { price, warranty, is_used: isUsed }, variant }: Column): Facts {
  const inStock = price.filter(({ quantity }) => quantity > 0)
  const { rows } = words
  return [
    ...(variant
      ? [[rows.price, toman(payablePrice(variant.price, variant.new_price))] as const]
      : []),
    [rows.stock, inStock.length > 0 ? words.inStock : words.soldOut],
    [rows.colors, price.map(({ color_name: color }) => color).join('، ')],
    ...(warranty === null ? [] : [[rows.warranty, warranty.name] as const]),
    [rows.state, isUsed ? words.used : words.fresh],
  ]
}

const featuresOf = ({ properties }: Product): Facts =>
  properties.map(({ product_property: { name }, alphabetic_value: value }) => [name, value])

const specificationsOf = ({ details }: Product): Facts =>
  details.map(({ title, value }) => [title, value])
