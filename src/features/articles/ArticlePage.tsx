import { useSuspenseQuery } from '@tanstack/react-query'
import { toPersianDigits } from '#domain/digits.ts'
import { blogs as words } from '#i18n/fa/articles.ts'
import { css, cx } from '#styled/css/index.js'
import { ProblemError } from '#machines/kernel/problem.ts'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { articleQuery, articlesQuery } from './articles.queries.ts'
import { day } from '#src/lib/format.ts'
import type { LoadContext, PageDefinition, PageParams } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { useShop } from '#src/lib/ShopContext.tsx'
import { articleData, breadcrumbData } from '#src/lib/structured-data.ts'
import { paths } from '#src/lib/paths.ts'
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { ServerText } from '#src/ui/ServerText.tsx'
import { articleTint, tinted } from '#src/ui/tinted.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import { ArticleProducts } from './ArticleProducts.tsx'
import { ArticleText } from './shared/ArticleText.tsx'

export const articlePage: PageDefinition = { load: loadArticle, Page: ArticlePage }

/** Number of other articles below one. */
const othersShown = 4

async function loadArticle({ queryClient, api, params }: LoadContext) {
  await Promise.all([
    queryClient.fetchQuery(articleQuery(api, idOf(params))),
    queryClient.prefetchQuery(articlesQuery(api)),
  ])
}

/** An article, with others below it. */
function ArticlePage({ params }: { params: PageParams }) {
  const { data: article } = useSuspenseQuery(articleQuery(useApi(), idOf(params)))
  const { id, title, cover, cover_alt: alt, body } = article
  const { published_at: published, read_time: minutes } = article
  return (
    <>
      <ArticleHead article={article} />
      <Breadcrumb crumbs={[{ name: words.title, href: paths.articles }, { name: title }]} />
      <article className={page}>
        <h1 className={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={facts}>
          <time dateTime={published}>
            <ServerText of={published} text={day} />
          </time>
          <span>{words.readTime(toPersianDigits(minutes))}</span>
        </p>
        <Picture
          src={cover}
          alt={alt}
          width={640}
          height={400}
          sizes="(min-width: 800px) 720px, calc(100vw - 32px)"
          className={cx(picture, tinted({ tint: articleTint(id) }))}
          priority
        />
        <ArticleText body={body} />
      </article>
      {article.product_ids.length > 0 && <ArticleProducts ids={article.product_ids} />}
      <Others id={id} />
    </>
  )
}

function ArticleHead({ article }: { article: Schemas['WholeArticle'] }) {
  const shop = useShop()
  const { origin } = useSite()
  const { id, title, text, cover } = article
  const crumbs = [
    { name: words.title, path: paths.articles },
    { name: title, path: paths.article(id) },
  ]
  return (
    <Head
      title={title}
      description={text}
      canonical={paths.article(id)}
      image={`${cover}?w=1200`}
      imageAlt={title}
      type="article"
      jsonLd={[articleData(article, shop, origin), breadcrumbData(crumbs, origin)]}
    />
  )
}

function Others({ id }: { id: number }) {
  const { data: articles } = useSuspenseQuery(articlesQuery(useApi()))
  const others = articles.filter((one) => one.id !== id).slice(0, othersShown)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className={css({ marginBlockStart: 'section' })}>
      <h2 id="others" className={css({ textStyle: 'h2' })}>
        {words.others}
      </h2>
      <ArticleGrid label={words.others} articles={others} />
    </section>
  )
}

function idOf({ id = '' }: PageParams): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new ProblemError('article_not_found')
  return Number(id)
}

const page = css({ maxWidth: '720px', marginInline: 'auto' })
const heading = css({ textStyle: 'h1', marginBlockStart: '4' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  marginBlockStart: '2',
  marginBlockEnd: '5',
  textStyle: 'small',
  color: 'text-2',
})
const picture = css({ width: 'full', height: 'auto', borderRadius: 'lg' })
