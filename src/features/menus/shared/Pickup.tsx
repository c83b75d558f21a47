import { shop as config } from '#shop'
import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The branch where orders are picked up, with its phone number. */
export function Pickup() {
  const shop = useShop()
  return (
    <address className={card}>
      <StreetMap />
      <div className={text}>
        <strong className={name}>{config.branch.name}</strong>
        <p className={address}>{shop.place}</p>
        <p className={hours}>{shop.hours}</p>
        <a href={`tel:${shop.phone}`} className={phone}>
          <Icon name="phone" size={20} label={shell.footer.call} />
          <bdi dir="ltr">{shop.phoneShown}</bdi>
        </a>
        {shop.mail !== '' && (
          <a href={`mailto:${shop.mail}`} className={phone}>
            <Icon name="mail" size={20} label={shell.footer.write} />
            <bdi dir="ltr">{shop.mail}</bdi>
          </a>
        )}
      </div>
    </address>
  )
}

function StreetMap() {
  return (
    <svg className={map} viewBox="0 0 380 96" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path className={green} d="M212 36h62v24h-62Z" />
      <path
        className={streets}
        d="M-10 22 390 2M-10 74c90-14 150 14 240-4s110-34 160-32M96-6l26 108M300-6l28 108M180-6l8 50M-10 48l120-10M60-6l6 60M250 62l12 40"
      />
      <path
        className={pin}
        d="M200 60s15-12.5 15-24a15 15 0 1 0-30 0c0 11.5 15 24 15 24Zm0-18.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z"
      />
    </svg>
  )
}

const card = css({
  gridColumn: { base: '1 / -1', lg: '-2 / -1' },
  display: { sm: 'grid', lg: 'block' },
  gridTemplateColumns: '1fr 1fr',
  alignSelf: 'start',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
  overflow: 'hidden',
  fontStyle: 'normal',
})
const map = css({
  width: 'full',
  height: { base: '96px', sm: '100%', lg: '96px' },
  bg: 'bg-sunken',
})
const streets = css({ fill: 'none', stroke: 'surface', strokeWidth: '8' })
const green = css({ fill: 'tint-sage' })
const pin = css({ fill: 'brand', fillRule: 'evenodd' })
const text = css({ padding: '4', minWidth: '0', overflowWrap: 'anywhere' })
const name = css({ fontSize: '14px', fontWeight: '700', lineHeight: '28px' })
const address = css({ textStyle: 'body', color: 'text-2' })
const hours = css({ textStyle: 'caption', color: 'text-2' })
const phone = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  marginInlineEnd: '4',
  textStyle: 'label',
  color: 'brand-text',
})
