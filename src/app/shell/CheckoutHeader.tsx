import { Link, useLocation } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { Logo } from './Logo.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Stepper } from '#src/ui/Stepper.tsx'
import { paths } from '#src/lib/paths.ts'

const { steps: words, back: backLabel } = shell.checkout
const steps = [
  { label: words.cart, href: paths.cart },
  { label: words.delivery, href: paths.delivery },
  { label: words.invoice, href: paths.invoice },
  { label: words.payment },
]
const places: readonly string[] = [paths.cart, paths.delivery, paths.invoice, paths.paymentCallback]

/**
 * Header of the checkout: the steps, and no links elsewhere but the logo and the phone number. On phones the way back
 * and the step's name take the place of the logo.
 */
export function CheckoutHeader() {
  const shop = useShop()
  const [path] = useLocation()
  const current = Math.max(0, places.indexOf(path))
  const back = steps[current - 1]
  return (
    <header className={header} data-checkout>
      <div className={row}>
        <div className={onPhones}>
          <Link href={back?.href ?? paths.home} className={way} aria-label={backLabel(back?.label)}>
            <Icon name="arrow-back" />
          </Link>
          <span aria-hidden>{steps[current]?.label}</span>
        </div>
        <div className={wider}>
          <Logo />
        </div>
        <div className={wide}>
          <Stepper steps={steps} current={current} />
        </div>
        <a href={`tel:${shop.phone}`} className={support}>
          <Icon name="support" />
          <span className={supportText}>{shell.checkout.support}</span>
        </a>
      </div>
      <div className={narrow}>
        <Stepper steps={steps} current={current} />
      </div>
    </header>
  )
}

const header = css({
  position: { md: 'sticky' },
  insetBlockStart: '0',
  zIndex: 'header',
  bg: 'surface',
  borderBlockEnd: '1px solid {colors.border}',
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6',
  height: { base: '68px', md: '88px' },
  maxWidth: 'calc({sizes.content} + 2 * {spacing.gutter})',
  marginInline: 'auto',
  paddingInline: 'gutter',
})
const onPhones = css({
  display: { base: 'flex', sm: 'none' },
  alignItems: 'center',
  gap: '2',
  textStyle: 'h3',
})
/** Its icon is in line with the panels. */
const way = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  marginInlineStart: '-10px',
})
const wider = css({ display: { base: 'none', sm: 'block' } })
const supportText = css({ srOnly: { base: true, sm: false } })
const wide = css({ display: { base: 'none', md: 'block' }, flex: '1' })
const narrow = css({
  display: { md: 'none' },
  paddingBlock: '3',
  borderBlockStart: '1px solid {colors.border}',
})
const support = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'tap',
  textStyle: 'label',
  color: 'brand-text',
})
