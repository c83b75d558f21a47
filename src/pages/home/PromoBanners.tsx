import { Link } from 'wouter'
import { css, cva } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import type { Banner } from './home-view.ts'

/** Banners side by side from 600 px on, or each in the whole width. */
export function PromoBanners({ banners, columns }: { banners: readonly Banner[]; columns: 1 | 2 }) {
  return (
    <ul className={grid({ columns })}>
      {banners.map(({ image, link, title, text, action, tint }) => (
        <li key={image}>
          <Link href={link} className={card({ tint })}>
            <Picture
              src={image}
              alt=""
              width={720}
              height={248}
              sizes={columns === 2 ? '(min-width: 600px) 50vw, 100vw' : 'min(100vw, 1376px)'}
              className={picture}
            />
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
const card = cva({
  base: {
    position: 'relative',
    display: 'flex',
    minHeight: { base: '168px', md: '232px' },
    borderRadius: { base: 'lg', md: 'xl' },
    overflow: 'hidden',
  },
  variants: {
    tint: {
      firouzeh: { bg: 'tint-firouzeh' },
      saffron: { bg: 'tint-saffron' },
      rose: { bg: 'tint-rose' },
      sky: { bg: 'tint-sky' },
      sage: { bg: 'tint-sage' },
    },
  },
  defaultVariants: { tint: 'firouzeh' },
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
