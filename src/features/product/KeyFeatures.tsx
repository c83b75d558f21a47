import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import type { Product } from './product-view.ts'

/** The most important features, as tiles next to the gallery. */
export function KeyFeatures({ properties }: Pick<Product, 'properties'>) {
  if (properties.length === 0) return null
  return (
    <section aria-labelledby="key-features">
      <h2 id="key-features" className={title}>
        {words.keyFeatures}
      </h2>
      <dl className={grid}>
        {properties.map(({ product_property: property, alphabetic_value: value }) => (
          <div key={property.name} className={tile}>
            <dt className={term}>{property.name}</dt>
            <dd className={text}>
              <Bdi>{value}</Bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const title = css({ textStyle: 'ui', color: 'text-2' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 5px)), 1fr))',
  gap: '2',
  marginBlockStart: '3',
})
const tile = css({ padding: '10px 16px', borderRadius: 'sm', bg: 'bg-sunken' })
const term = css({ textStyle: 'caption', color: 'text-2' })
const text = css({ textStyle: 'label', fontWeight: '700', overflowWrap: 'anywhere' })
