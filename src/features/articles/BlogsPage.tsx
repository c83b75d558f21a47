import { useSuspenseQuery } from '@tanstack/react-query'
import { blogs as words } from '#i18n/fa/articles.ts'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { articlesQuery } from './articles.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { breadcrumbData } from '#src/lib/structured-data.ts'
import { paths } from '#src/lib/paths.ts'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { BagScene } from '#src/ui/scenes/BagScene.tsx'
import { ArticleGrid } from './ArticleGrid.tsx'

export const blogsPage: PageDefinition = { load: loadBlogs, Page: BlogsPage }

async function loadBlogs({ queryClient, api }: LoadContext) {
  await queryClient.fetchQuery(articlesQuery(api))
}

/** The articles of the magazine, the newest first. */
function BlogsPage() {
  const { origin } = useSite()
  const { data: articles } = useSuspenseQuery(articlesQuery(useApi()))
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        canonical={paths.articles}
        jsonLd={[breadcrumbData([{ name: words.title, path: paths.articles }], origin)]}
      />
      <Breadcrumb crumbs={[{ name: words.title }]} />
      <h1 className={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p className={css({ textStyle: 'lead', color: 'text-2' })}>{words.description}</p>
      {articles.length === 0 ? (
        <EmptyState
          scene={<BagScene />}
          title={words.empty}
          text={words.emptyText}
          actions={<ButtonLink href={paths.products}>{words.toShop}</ButtonLink>}
        />
      ) : (
        <ArticleGrid label={words.all} articles={articles} as="h2" />
      )}
    </>
  )
}

const heading = css({ textStyle: 'h1', marginBlockStart: '3', marginBlockEnd: '1' })
