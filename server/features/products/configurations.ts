import { persianNumber, storageText } from '#domain/units.ts'
import { linkPriceId, type Product } from '#server/catalogue/entry.ts'
import type { Schemas } from '#server/schemas.ts'

type Configuration = Schemas['Product']['configurations'][number]

/**
 * The products of one model by storage, then memory: the switch between 256 and 512 gigabytes on a product's page. Empty
 * if the product is the only one. @param others products of the same category, the product among them
 */
export function configurationsOf(product: Product, others: readonly Product[]): Configuration[] {
  const { model } = product.facts
  if (model === undefined) return []
  const siblings = others
    .filter(({ facts }) => facts['model'] === model && facts['storageGb'] !== undefined)
    .sort((one, two) => size(one, 'storageGb') - size(two, 'storageGb') || ram(one) - ram(two))
  if (siblings.length < 2) return []
  const hasTwins = new Set(siblings.map((each) => size(each, 'storageGb'))).size < siblings.length
  return siblings.map((sibling) => ({
    id: sibling.id,
    slug: sibling.slug,
    name: [
      storageText(size(sibling, 'storageGb')),
      hasTwins && ram(sibling) > 0 && `رم ${persianNumber(ram(sibling))}`,
    ]
      .filter(Boolean)
      .join('، '),
    in_stock: sibling.variants.some(({ stock }) => stock > 0),
    colors: sibling.variants
      .filter(({ stock }) => stock > 0)
      .map((variant) => ({
        color_code: variant.colorCode,
        link_price_id: linkPriceId(sibling, { variant }),
      })),
  }))
}

const size = ({ facts }: Product, fact: string) => Number(facts[fact] ?? 0)
const ram = (product: Product) => size(product, 'ramGb')
