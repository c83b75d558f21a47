import type { ComponentProps } from 'react'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { ArticleCard } from './shared/ArticleCard.tsx'

type Props = Pick<ComponentProps<typeof ArticleCard>, 'as'> & {
  label: string
  articles: readonly Schemas['Article'][]
}

/** Articles in a column, on wider screens in a grid. */
export function ArticleGrid({ label, articles, as }: Props) {
  return (
    <ul className={grid} aria-label={label}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            as={as}
            sizes="(min-width: 1280px) 332px, (min-width: 600px) 46vw, calc(100vw - 32px)"
          />
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
  columnGap: '6',
  rowGap: '8',
  marginBlockStart: '6',
})
