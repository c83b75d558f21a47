import { toPersianDigits } from '#domain/digits.ts'
import type { components } from '#api/schema.d.ts'
import { css, cx } from '#styled/css/index.js'
import { blogs } from '#i18n/fa/articles.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { CardLink } from '#src/goods/CardLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { truncate } from '#src/lib/truncate.ts'
import { articleTint, tinted } from '#src/ui/tinted.ts'
import { paths } from '#src/lib/paths.ts'

const titleLength = 30
const textLength = 100

type Props = {
  article: components['schemas']['Article']
  /** `sizes` of the cover. */
  sizes: string
  /** Level of its heading on the page. */
  as?: 'h2' | 'h3'
}

/** An article of the magazine in a row or list. The whole card is the link. */
export function ArticleCard({ article, sizes, as: Heading = 'h3' }: Props) {
  const { id, title, text, cover, read_time: minutes } = article
  return (
    <article className={card}>
      <div className={cx(plate, tinted({ tint: articleTint(id) }))}>
        <Picture src={cover} alt="" width={640} height={400} sizes={sizes} className={picture} />
      </div>
      <Heading className={heading}>
        <CardLink href={paths.article(id)} title={title}>
          <Bdi>{truncate(title, titleLength)}</Bdi>
        </CardLink>
      </Heading>
      <p className={words}>
        <Bdi>{truncate(text, textLength)}</Bdi>
      </p>
      <p className={time}>
        <Icon name="clock" size={16} />
        {blogs.readTime(toPersianDigits(minutes))}
      </p>
    </article>
  )
}

const card = css({ position: 'relative', height: 'full' })
const plate = css({ aspectRatio: '640 / 400', borderRadius: 'lg', overflow: 'hidden' })
const picture = css({ width: 'full', height: 'full' })
const heading = css({ textStyle: 'h3', marginBlockStart: '3' })
const words = css({ textStyle: 'small', color: 'text-2', marginBlockStart: '1' })
const time = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  marginBlockStart: '2',
  textStyle: 'caption',
  color: 'text-2',
})
