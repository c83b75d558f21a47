import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Picture } from '#src/ui/Picture.tsx'
import type { SectionOf } from './home-view.ts'
import { SectionHead } from './SectionHead.tsx'
import { paths } from '#src/lib/paths.ts'

/** The shop's main categories as tiles. */
export function Tiles({ section }: { section: SectionOf<'FLAGSHIP'> }) {
  return (
    <section aria-labelledby="categories">
      <SectionHead
        id="categories"
        title={section.extra_data?.title ?? home.categories}
        href={null}
      />
      <ul className={grid}>
        {section.data.map(({ name, image, slug }) => (
          <li key={slug}>
            <Link href={paths.productList(slug)} className={tile}>
              <span className={plate}>
                <Picture
                  src={image}
                  alt=""
                  width={320}
                  height={320}
                  sizes="(min-width: 960px) 156px, 22vw"
                  className={picture}
                />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(8, minmax(0, 1fr))' },
  gap: { base: '2', md: '5' },
  rowGap: { base: '4', md: '5' },
})
const tile = css({
  display: 'block',
  textAlign: 'center',
  fontSize: { base: '12px', md: '14px' },
  fontWeight: '600',
  lineHeight: '24px',
  borderRadius: 'lg',
})
const plate = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  marginBlockEnd: '2',
  borderRadius: 'lg',
  bg: 'bg-sunken',
  overflow: 'hidden',
})
const picture = css({
  width: '84%',
  height: '84%',
  transition: 'transform {durations.base} {easings.ease}',
  'a:hover &': { transform: 'scale(1.035)' },
  _still: { transform: 'none!' },
})
