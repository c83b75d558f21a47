import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { cut } from '#src/ui/ProductCard.tsx'
import type { SectionOf } from './home-view.ts'
import { SectionHead } from './SectionHead.tsx'

const titleLength = 30
const textLength = 100

/** The newest articles. */
export function Articles({ section }: { section: SectionOf<'LATEST_ARTICLES'> }) {
  return (
    <section aria-labelledby="articles">
      <SectionHead id="articles" title={section.extra_data?.title ?? home.articles} href={null} />
      <ul
        aria-labelledby="articles"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on small screens, and holds nothing to focus
        tabIndex={0}
        className={row}
      >
        {section.data.map(({ id, title, text, cover, read_time: minutes }) => (
          <li key={id} className={item}>
            <article>
              <div className={plate}>
                <Picture
                  src={cover}
                  alt=""
                  width={640}
                  height={400}
                  sizes="(min-width: 960px) 332px, (min-width: 600px) 40vw, 80vw"
                  className={picture}
                />
              </div>
              <h3 className={heading} title={title}>
                <Bdi>{cut(title, titleLength)}</Bdi>
              </h3>
              <p className={words}>
                <Bdi>{cut(text, textLength)}</Bdi>
              </p>
              <p className={time}>
                <Icon name="clock" size={16} />
                {home.readTime(toPersianDigits(minutes))}
              </p>
            </article>
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
const item = css({
  minWidth: '0',
  scrollSnapAlign: 'start',
  '--ground': 'colors.tint-sky',
  '&:nth-child(4n + 2)': { '--ground': 'colors.tint-saffron' },
  '&:nth-child(4n + 3)': { '--ground': 'colors.tint-rose' },
  '&:nth-child(4n + 4)': { '--ground': 'colors.tint-firouzeh' },
})
const plate = css({
  aspectRatio: '640 / 400',
  borderRadius: 'lg',
  bg: 'var(--ground)',
  overflow: 'hidden',
})
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
