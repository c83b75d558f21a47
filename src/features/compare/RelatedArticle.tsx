import { useQuery } from '@tanstack/react-query'
import { css, cx } from '#styled/css/index.js'
import { compare as words } from '#i18n/fa/compare.ts'
import { CardLink } from '#src/goods/CardLink.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { paths } from '#src/lib/paths.ts'
import { truncate } from '#src/lib/truncate.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { articleTint, tinted } from '#src/ui/tinted.ts'
import { relatedArticleQuery } from './compare.queries.ts'

/** CMP2-11 */
const previewLength = 200

/**
 * A preview of the article about both products. Renders nothing if there is none or it failed to
 * load: the comparison works without it.
 */
export function RelatedArticle({ ids }: { ids: readonly [number, number] }) {
  const { data: article } = useQuery(relatedArticleQuery(useApi(), ids.join(',')))
  if (!article) return null
  return (
    <section aria-labelledby="related" className={section}>
      <h2 id="related" className={heading}>
        {words.article}
      </h2>
      <article className={card}>
        <div className={cx(plate, tinted({ tint: articleTint(article.id) }))}>
          <Picture
            src={article.cover}
            alt=""
            width={640}
            height={400}
            sizes="(min-width: 600px) 320px, 100vw"
            className={picture}
          />
        </div>
        <div>
          <h3 className={title}>
            <CardLink href={paths.article(article.id)}>
              <Bdi>{article.title}</Bdi>
            </CardLink>
          </h3>
          <p className={text}>
            <Bdi>{truncate(article.text, previewLength)}</Bdi>
          </p>
        </div>
      </article>
    </section>
  )
}

const section = css({ marginBlockStart: 'section' })
const heading = css({ textStyle: 'h2', marginBlockEnd: '4' })
const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '320px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { base: '3', sm: '6' },
})
const plate = css({ aspectRatio: '640 / 400', borderRadius: 'lg', overflow: 'hidden' })
const picture = css({ width: 'full', height: 'full' })
const title = css({ textStyle: 'h3' })
const text = css({ textStyle: 'body', color: 'text-2', marginBlockStart: '2' })
