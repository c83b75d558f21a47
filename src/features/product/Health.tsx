import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { Product, Variant } from './product-view.ts'
import { Terms } from './terms/Terms.tsx'

/** The condition of a used device; nothing for a new one. */
export function Health({ product, variant }: { product: Product; variant: Variant | undefined }) {
  const { is_used: isUsed, used_details: details } = product
  if (!isUsed || details.length === 0) return null
  return (
    <section aria-labelledby="health" className={box}>
      <h2 id="health" className={title}>
        <Icon name="verified" className={mark} />
        {words.health}
      </h2>
      <p className={note}>
        {words.healthNote}{' '}
        {variant !== undefined && <Terms topic="health" product={product} variant={variant} />}
      </p>
      <dl className={grid}>
        {details.map(({ title: name, value }) => (
          <div key={name}>
            <dt className={note}>{name}</dt>
            <dd className={text}>
              <Bdi>{value}</Bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const box = css({
  marginBlockStart: '6',
  padding: { base: '4', md: '6' },
  borderRadius: 'lg',
  bg: 'info-soft',
})
const title = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'h3' })
const mark = css({ color: 'info-text' })
const note = css({ textStyle: 'small', color: 'text-2' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '4',
  marginBlockStart: '4',
})
const text = css({ textStyle: 'label', fontWeight: '700' })
