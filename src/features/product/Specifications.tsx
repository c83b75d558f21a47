import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { Product } from './product-view.ts'

/** Number of rows that are shown before it is expanded. */
const firstRows = 4

/** The specifications: four rows, expandable before hydration too. */
export function Specifications({ details }: Pick<Product, 'details'>) {
  return (
    <section id="specifications" aria-labelledby="specifications-title" className={section}>
      <h2 id="specifications-title" className={title}>
        {words.specifications}
      </h2>
      <Rows details={details.slice(0, firstRows)} />
      {details.length > firstRows && (
        <details className={rest}>
          <summary className={summary}>
            <span className={whenClosed}>{words.allSpecifications}</span>
            <span className={whenOpen}>{words.fewerSpecifications}</span>
            <Icon name="caret-down" size={20} className={caret} />
          </summary>
          <Rows details={details.slice(firstRows)} />
        </details>
      )}
    </section>
  )
}

function Rows({ details }: Pick<Product, 'details'>) {
  return (
    <dl>
      {details.map(({ id, title: name, value }) => (
        <div key={id} className={row}>
          <dt className={term}>
            <Bdi>{name}</Bdi>
          </dt>
          <dd className={text}>
            <Bdi>{value}</Bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const section = css({ minWidth: '0' })
const title = css({ textStyle: 'h2', marginBlockEnd: '4' })
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  paddingBlock: '3',
  borderBlockEnd: '1px solid {colors.border}',
  textStyle: 'ui',
})
const term = css({
  flex: { base: '0 0 max(120px, 7.5rem)', sm: '0 0 max(176px, 11rem)' },
  maxWidth: 'full',
  color: 'text-2',
})
/** Below its term where there is no room beside it. */
const text = css({ flex: '1 1 8rem', minWidth: '0', fontWeight: '600', overflowWrap: 'anywhere' })
const rest = css({ display: 'flex', flexDirection: 'column-reverse' })
const summary = css({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
})
const whenClosed = css({ 'details[open] &': { display: 'none' } })
const whenOpen = css({ 'details:not([open]) &': { display: 'none' } })
const caret = css({ 'details[open] &': { rotate: '180deg' } })
