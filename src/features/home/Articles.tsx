import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { ArticleCard } from '#src/features/articles/shared/ArticleCard.tsx'
import type { SectionOf } from './home-view.ts'
import { SectionHead } from './SectionHead.tsx'
import { paths } from '#src/lib/paths.ts'

/** The newest articles. */
export function Articles({ section }: { section: SectionOf<'LATEST_ARTICLES'> }) {
  return (
    <section aria-labelledby="articles">
      <SectionHead
        id="articles"
        title={section.extra_data?.title ?? home.articles}
        href={paths.articles}
      />
      <ul aria-labelledby="articles" className={row}>
        {section.data.map((article) => (
          <li key={article.id} className={item}>
            <ArticleCard
              article={article}
              sizes="(min-width: 960px) 332px, (min-width: 600px) 40vw, 80vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const row = css({
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: { base: '78%', sm: '42%' },
  gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))' },
  gap: { base: '3', md: '6' },
  marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
  paddingInline: { base: 'gutter', md: '0' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x proximity', md: 'none' },
  scrollPaddingInline: 'gutter',
  scrollbarWidth: 'none',
})
const item = css({ minWidth: '0', scrollSnapAlign: 'start' })
