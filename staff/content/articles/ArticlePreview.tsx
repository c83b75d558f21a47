import { readMinutes } from '#domain/content-article.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { blogs } from '#i18n/fa/articles.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { ArticleText } from '#src/features/articles/shared/ArticleText.tsx'
import { Picture } from '#src/ui/Picture.tsx'

/** The article as shoppers would see it with the current input. */
export function ArticlePreview({ body }: { body: Schemas['ArticleContent'] }) {
  const { title, cover, cover_alt: alt, body: text } = body
  return (
    <div className={css({ maxWidth: '720px' })}>
      <p className={css({ textStyle: 'h1', marginBlockStart: '4' })}>{title}</p>
      <p className={css({ textStyle: 'small', color: 'text-2', marginBlockEnd: '4' })}>
        {blogs.readTime(toPersianDigits(readMinutes(text)))}
      </p>
      {cover !== '' && (
        <Picture
          src={cover}
          alt={alt}
          width={640}
          height={400}
          sizes="720px"
          className={css({ width: 'full', height: 'auto', borderRadius: 'lg' })}
        />
      )}
      <ArticleText body={text} />
    </div>
  )
}
