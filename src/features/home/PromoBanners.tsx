import { Link } from 'wouter'
import { css, cva, cx } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture, sourcesOf } from '#src/ui/Picture.tsx'
import { tinted } from '#src/ui/tinted.ts'
import type { Banner } from './home-view.ts'

/** Banners side by side from 600 px on, full width below. */
export function PromoBanners({ banners, columns }: { banners: readonly Banner[]; columns: 1 | 2 }) {
  return (
    <ul className={grid({ columns })}>
      {banners.map(({ image, mobile_image: mobile, alt = '', link, title, text, action, tint }) => (
        <li key={image}>
          <Link href={link} className={cx(card, tinted({ tint }))}>
            <picture>
              <source media="(min-width: 600px)" srcSet={sourcesOf(image)} sizes="50vw" />
              <Picture
                src={mobile}
                alt={alt}
                width={720}
                height={248}
                sizes="100vw"
                className={picture}
              />
            </picture>
            <span className={words}>
              <strong className={heading}>
                <Bdi>{title}</Bdi>
              </strong>
              {text !== undefined && (
                <span className={note}>
                  <Bdi>{text}</Bdi>
                </span>
              )}
              <span className={go}>
                {action ?? home.see}
                <Icon name="caret" size={20} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const grid = cva({
  base: { display: 'grid', gap: { base: '3', md: '6' } },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
const card = css({
  position: 'relative',
  display: 'flex',
  minHeight: { base: '168px', md: '232px' },
  borderRadius: { base: 'lg', md: 'xl' },
  overflow: 'hidden',
})
const picture = css({
  position: 'absolute',
  left: '0',
  insetBlockEnd: '0',
  width: 'auto',
  maxWidth: 'none',
  height: { base: '112px', md: '232px' },
})
const words = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: '2',
  width: '58%',
  padding: { base: '4', md: '8' },
})
const heading = css({ textStyle: { base: 'h3', md: 'h2' } })
const note = css({ textStyle: 'small', color: 'text-2' })
const go = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'label',
  fontWeight: '700',
})
