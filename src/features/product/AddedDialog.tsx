import { useSelector } from '@xstate/react'
import { toPersianDigits } from '#domain/digits.ts'
import { insurancePriceOf } from '#domain/insurance.ts'
import { unbrokenMonths } from '#domain/units.ts'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { ui } from '#i18n/fa/ui.ts'
import { addToCartSelectors as selectors } from '#machines/flows/add-to-cart/add-to-cart.machine.ts'
import type { AddToCartFlow } from '#src/features/add-to-cart/shared/use-add-to-cart.ts'
import { useCartCount } from '#src/features/checkout/shared/use-cart-count.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Radio } from '#src/ui/Checkbox.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Amount, Price } from '#src/goods/Price.tsx'
import { useSignedIn } from '#src/lib/session.ts'
import type { Product, Variant } from './product-view.ts'
import { galleryOf } from '#src/goods/variant-pictures.ts'
import { paths } from '#src/lib/paths.ts'

type Props = { product: Product; variant: Variant; flow: AddToCartFlow }

type AddedProps = Props & {
  /** Units of the variant in the cart. */
  inCart: number
}

/** Confirms that the product is in the cart, leads customers on to its delivery, and lets its insurance be changed. */
export function AddedDialog({ product, variant, flow, inCart }: AddedProps) {
  const count = useCartCount()
  const isSignedIn = useSignedIn()
  const isOpen = useSelector(flow, selectors.isConfirmationOpen)
  const failure = useSelector(flow, selectors.failure)
  const picture = galleryOf(product.images, variant)[0]
  const dismiss = () => flow.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={words.added}
      lastFocus={visibleStepper}
      foot={
        <div className={foot}>
          {isSignedIn && (
            <ButtonLink href={paths.delivery} wide className={first}>
              {words.order}
            </ButtonLink>
          )}
          <ButtonLink href={paths.cart} wide icon="cart" look={isSignedIn ? 'line' : 'primary'}>
            {words.seeCart}
          </ButtonLink>
          <Button look="line" wide onClick={dismiss}>
            {words.keepShopping}
          </Button>
        </div>
      }
    >
      <div className={line}>
        {picture !== undefined && (
          <Picture
            src={picture.image}
            alt={picture.alt_text}
            width={96}
            height={96}
            sizes="88px"
            className={image}
          />
        )}
        <div className={text}>
          <p className={name}>
            <Bdi>{product.title}</Bdi>
          </p>
          <p className={color}>{variant.color_name}</p>
          <Price price={variant.price} newPrice={variant.new_price} />
        </div>
      </div>
      <p className={held}>
        {words.inCart(toPersianDigits(inCart))} {words.cartHolds(toPersianDigits(count))}
      </p>
      {product.insurances.length > 0 && <Insurances {...{ product, variant, flow }} />}
      {failure !== null && (
        <Note
          tone="danger"
          role="alert"
          action={
            <Button
              look="line"
              size="sm"
              icon="refresh"
              onClick={() => flow.send({ type: 'retry.requested' })}
            >
              {ui.retry}
            </Button>
          }
        >
          {words.insuranceFailed}
          <ReportLink failure={failure} />
        </Note>
      )}
    </Dialog>
  )
}

/** The quantity that took the place of the button, in the box or in the bar of phones. */
function visibleStepper(): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>('[data-in-cart] button')
  return [...buttons].find((button) => button.checkVisibility()) ?? null
}

function Insurances({ product, variant, flow }: Props) {
  const isChanging = useSelector(flow, selectors.isChangingInsurance)
  const chosen = useSelector(flow, selectors.insuranceId)
  const choose = (insuranceId: number | null) =>
    flow.send({ type: 'insurance.changed', insuranceId })
  return (
    <div
      role="radiogroup"
      aria-labelledby="added-insurance"
      aria-busy={isChanging}
      className={group}
    >
      <p id="added-insurance" className={legend}>
        {words.insurance}
      </p>
      <Radio name="added-insurance" checked={chosen === null} onChange={() => choose(null)}>
        {words.noInsurance}
      </Radio>
      {product.insurances.map((insurance) => (
        <Radio
          key={insurance.id}
          name="added-insurance"
          checked={chosen === insurance.id}
          onChange={() => choose(insurance.id)}
          end={<Amount value={insurancePriceOf(insurance, variant)} size="sm" />}
        >
          {unbrokenMonths(insurance.name)}
        </Radio>
      ))}
    </div>
  )
}

const line = css({ display: 'flex', gap: '4', alignItems: 'center' })
const image = css({
  width: '88px',
  height: '88px',
  flexShrink: '0',
  padding: '1',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'plate',
})
const text = css({ minWidth: '0' })
const name = css({ textStyle: 'card', lineClamp: '2' })
const color = css({ textStyle: 'caption', color: 'text-2' })
const held = css({ marginBlockStart: '3', textStyle: 'small', color: 'text-2' })
const group = css({
  marginBlockStart: '4',
  paddingBlockStart: '3',
  borderBlockStart: '1px solid {colors.border}',
})
const legend = css({ textStyle: 'label' })
const first = css({ gridColumn: '1 / -1' })
const foot = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '3',
  animation: 'settle 500ms',
})
