import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { ui } from '#i18n/fa/ui.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { briefProductsQuery } from '#src/features/list/shared/brief-products.queries.ts'
import { paths } from '#src/lib/paths.ts'
import { useNearOrIdle } from '#src/lib/use-near-or-idle.ts'
import { Button } from '#src/ui/Button.tsx'
import { cardOfBrief } from '#src/goods/card-product.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { iconNames } from '#src/ui/icon/names.ts'
import { Note } from '#src/ui/Note.tsx'
import { productSizes } from '#src/goods/product-slides.ts'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { textLink } from '#src/ui/text-link.ts'
import type { SectionOf } from './home-view.ts'

const count = 6

/** Phones grouped by what they are good at, six in each tab. */
export function PropertyTabs({ section }: { section: SectionOf<'PROPERTY'> }) {
  const [chosen, setChosen] = useState(section.data[0]?.main_slug ?? '')
  const title = section.extra_data?.title ?? home.properties
  return (
    <section aria-labelledby="properties" className={wide}>
      <div className={head}>
        <h2 id="properties" className={heading}>
          {title}
        </h2>
        <Link href={paths.productList(null, { slug: chosen })} className={textLink}>
          {ui.seeAll}
          <Icon name="caret" size={20} />
        </Link>
      </div>
      <Tabs
        label={title}
        value={chosen}
        onChange={setChosen}
        tabs={section.data.map(({ name, icon, main_slug: slug }) => ({
          value: slug,
          label: (
            <>
              <TabIcon name={icon} />
              {name}
            </>
          ),
          content: slug === chosen && <TabProducts slug={slug} />,
        }))}
      />
    </section>
  )
}

function TabIcon({ name }: { name: string }) {
  const known = iconNames.find((each) => each === name)
  return known === undefined ? null : <Icon name={known} size={20} />
}

function TabProducts({ slug }: { slug: string }) {
  const place = useRef<HTMLUListElement>(null)
  const { data, isLoadingError, refetch } = useQuery({
    ...briefProductsQuery(useApi(), { slug, size: count }),
    enabled: useNearOrIdle(place),
  })
  if (isLoadingError) {
    return (
      <Note
        tone="danger"
        role="alert"
        action={
          <Button look="line" size="sm" icon="refresh" onClick={() => void refetch()}>
            {ui.retry}
          </Button>
        }
      >
        {home.tabFailed}
      </Note>
    )
  }
  return (
    <ul ref={place} className={grid} data-late="" aria-busy={data === undefined || undefined}>
      {data === undefined
        ? Array.from({ length: count }, (_, position) => (
            <li key={position}>
              <Skeleton height="387px" width="100%" radius="12px" />
            </li>
          ))
        : data.results.map((product) => (
            <li key={product.id}>
              <ProductCard product={cardOfBrief(product)} sizes={productSizes} />
            </li>
          ))}
    </ul>
  )
}

/** From 960 px on (HOME-12). */
export const wide = css({ display: { base: 'none', md: 'block' } })
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'tap',
  marginBlockEnd: '2',
})
const heading = css({ textStyle: 'h2' })
const grid = css({
  display: 'grid',
  gridAutoFlow: { base: 'column', xl: 'row' },
  gridAutoColumns: '24%',
  gridTemplateColumns: { xl: 'repeat(6, minmax(0, 1fr))' },
  gap: '4',
  minHeight: '387px',
  overflowX: { base: 'auto', xl: 'visible' },
  scrollbarWidth: 'none',
})
