import { Link } from 'wouter'
import { formatToman } from '#domain/digits.ts'
import { css, cx } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { toman } from '#src/lib/format.ts'
import { useIdle } from '#src/lib/use-idle.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import { tinted } from '#src/ui/tinted.ts'
import type { Banner } from './home-view.ts'
import { Steps } from './Steps.tsx'

/** The shop's big offers, one after another, and the steps of an order. */
export function Hero({ banners }: { banners: readonly Banner[] }) {
  return (
    <div>
      <Slider
        label={home.banners}
        loop={banners.length > 1}
        autoplay={banners.length > 1}
        dots
        className={frame}
        slides={banners.map((banner, position) => ({
          key: banner.image,
          content: <Slide banner={banner} first={position === 0} />,
        }))}
      />
      <Steps />
    </div>
  )
}

type SlideProps = { banner: Banner; first: boolean }

function Slide({ banner, first }: SlideProps) {
  const { link, kicker, title, text, tint } = banner
  const isIdle = useIdle()
  return (
    <div className={cx(slide, tinted({ tint }))}>
      {(first || isIdle) && <Scene banner={banner} first={first} />}
      <div className={words}>
        {kicker !== undefined && <p className={above}>{kicker}</p>}
        <h2 className={heading}>
          <Bdi>{title}</Bdi>
        </h2>
        {text !== undefined && (
          <p className={lead}>
            <Bdi>{text}</Bdi>
          </p>
        )}
        <Link href={link} className={cx(button({ look: 'ink' }), go)} draggable={false}>
          <span className={label}>{labelOf(banner)}</span>
          <Icon name="arrow" size={20} className={arrow} />
        </Link>
      </div>
    </div>
  )
}

/** The price of the color shown, or the lowest; the label where there is no price. */
function labelOf({ price, color, action }: Banner): string {
  if (price === undefined) return action ?? home.see
  return color === undefined ? home.from(formatToman(price)) : home.inColor(color, toman(price))
}

/** The first is loaded with the page; the others do not compete with it for bandwidth. */
function Scene({ banner: { image, mobile_image: mobile, alt = '' }, first }: SlideProps) {
  return (
    <picture>
      <source
        media="(min-width: 600px)"
        srcSet={sources(image, [960, 1440])}
        sizes="min(100vw, 1376px)"
        width={1440}
        height={460}
      />
      <img
        src={`${mobile}?w=720`}
        srcSet={sources(mobile, [480, 720, 960])}
        sizes="100vw"
        width={720}
        height={1070}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        draggable={false}
        className={picture}
      />
    </picture>
  )
}

function sources(address: string, widths: readonly number[]): string {
  return widths.map((width) => `${address}?w=${width} ${width}w`).join(', ')
}

/** With text so large that it has no room above the picture, a slide of phones is as high as both. */
const frame = css({
  borderRadius: { base: 'lg', sm: 'xl' },
  overflow: 'hidden',
  containerType: 'inline-size',
})
const slide = css({
  position: 'relative',
  height: { sm: '336px', md: '400px', lg: 'auto' },
  aspectRatio: { base: '720 / 1070', sm: 'auto', lg: '1440 / 460' },
  overflow: 'hidden',
  smDown: { '@container (max-width: 16rem)': { aspectRatio: 'auto', minHeight: '100%' } },
})
const picture = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  objectPosition: {
    base: 'left bottom',
    sm: '-62px bottom',
    md: '-40px bottom',
    lg: 'left bottom',
  },
  '@media (min-width: 600px) and (max-width: 719px)': { objectPosition: '-130px bottom' },
  smDown: {
    '@container (max-width: 16rem)': {
      insetBlockStart: 'auto',
      height: 'auto',
      aspectRatio: '720 / 1070',
      maskImage: 'linear-gradient(transparent, #000 25%)',
    },
  },
})
const words = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: { sm: 'center' },
  height: 'full',
  width: { base: 'auto', sm: '46%' },
  paddingInlineStart: { base: '5', sm: '8', md: '20' },
  paddingInlineEnd: { base: '5', sm: '0' },
  paddingBlockStart: { base: '5', sm: '0' },
  smDown: { '@container (max-width: 16rem)': { paddingBlockEnd: '82cqi' } },
})
const above = css({ textStyle: 'label', color: 'brand-text', marginBlockEnd: '2' })
const heading = css({ textStyle: 'display' })
const lead = css({ textStyle: 'body', color: 'text-2', marginBlockStart: '2' })
const go = css({ maxWidth: 'full', marginBlockStart: { base: '4', md: '6' } })
/** Phones need its place for the names of colors. */
const arrow = css({ display: { base: 'none', sm: 'block' } })
const label = css({ minWidth: '0', textAlign: 'start', whiteSpace: 'normal' })
