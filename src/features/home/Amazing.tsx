import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { useNextOf } from '#src/lib/use-now.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { Girih } from '#src/ui/Girih.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import { listAddress, offerEnds, type SectionOf } from './home-view.ts'
import { OfferCard } from './OfferCard.tsx'

/** The special discounts on a dark background, with the time left. */
export function Amazing({ section }: { section: SectionOf<'CUSTOM_PRODUCT'> }) {
  const end = useNextOf(offerEnds(section))
  const href = listAddress(section.extra_data)
  const title = section.extra_data?.title ?? home.amazing
  return (
    <div className={panel}>
      <span className={pattern}>
        <Girih opacity={0.08} />
      </span>
      <div className={side}>
        <Icon name="percent" size={40} className={star} />
        <h2 className={heading}>{title}</h2>
        {section.extra_data?.text !== undefined && (
          <p className={text}>{section.extra_data.text}</p>
        )}
        {end !== null && (
          <div>
            <p className={clockLabel}>{home.nextEnd}</p>
            <Countdown until={end} look="panel" />
          </div>
        )}
        {href !== null && (
          <Link href={href} className={link} aria-label={home.allOffers}>
            <span className={linkText}>{home.allOffers}</span>
            <Icon name="caret" size={20} />
          </Link>
        )}
      </div>
      <Slider
        label={title}
        className={cards}
        slideClass={slide}
        autoplay
        pauseClass={pausePlace}
        pauseLook="panel"
        slides={section.data.map((product) => ({
          key: product.id,
          content: <OfferCard product={product} />,
        }))}
      />
    </div>
  )
}

const panel = css({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
  alignItems: 'center',
  gap: { base: '4', lg: '6' },
  marginInline: { base: 'calc(-1 * {spacing.gutter})', md: '0' },
  paddingBlock: { base: '5', md: '6' },
  paddingInline: { base: 'gutter', md: '6' },
  borderRadius: { md: 'xl' },
  bg: 'panel',
  color: 'on-panel',
  overflow: 'hidden',
})
const pattern = css({ position: 'absolute', inset: '0', color: 'panel-accent' })
const side = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  smDown: { '@container (max-width: 16rem)': { flexWrap: 'wrap' } },
  alignItems: { base: 'center', lg: 'flex-start' },
  gap: '3',
  paddingInlineStart: { lg: '4' },
})
const star = css({ color: 'panel-accent' })
const heading = css({ textStyle: 'h2', fontSize: { lg: '28px' }, whiteSpace: 'nowrap' })
const text = css({ display: { base: 'none', lg: 'block' }, textStyle: 'body', color: 'on-panel-2' })
const clockLabel = css({ textStyle: 'micro', color: 'on-panel-2', whiteSpace: 'nowrap' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minWidth: 'tap',
  minHeight: 'tap',
  marginInlineStart: { base: 'auto', lg: '0' },
  textStyle: 'label',
})
const linkText = css({ display: { base: 'none', lg: 'inline' } })
/** Next to the cards or, on phones, below them, so that it covers neither a price nor the time left. */
const pausePlace = css({
  insetBlockEnd: { base: '-52px', lg: '0' },
  insetInlineStart: { base: '2', lg: '-212px' },
  insetInlineEnd: 'auto',
})
const cards = css({
  marginInlineStart: '-6px',
  marginInlineEnd: { base: 'calc(-1 * {spacing.gutter})', sm: '-6px' },
  marginBlockEnd: { base: '36px', lg: '0' },
})
const slide = css({
  minWidth: '0',
  paddingInline: '6px',
  flex: {
    base: '0 0 max(62%, min(100%, 11rem))',
    sm: '0 0 calc(100% / 3)',
    md: '0 0 25%',
    '2xl': '0 0 20%',
  },
  '@media (max-width: 319px)': { flexBasis: '100%' },
  '@media (min-width: 800px) and (max-width: 959px)': { flexBasis: 'calc(100% / 3.6)' },
  '@media (min-width: 1366px) and (max-width: 1439px)': { flexBasis: 'calc(100% / 4.5)' },
})
