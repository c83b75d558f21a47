import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/checkout'
const flow = 'machines/flows/cart-editing'

/** The cart, its sums and what it asks about the buyer. */
export const cartRows: readonly RowMutant[] = [
  {
    row: 'CART-01',
    file: 'src/app/shell/CheckoutHeader.tsx',
    from: '{ label: words.payment },',
    to: '',
  },
  {
    row: 'CART-06',
    file: 'src/ui/Quantity.tsx',
    from: 'onChange(value + 1)',
    to: 'onChange(value + 2)',
  },
  {
    row: 'CART-10',
    file: `${views}/cart/CartStep.tsx`,
    from: 'cart.products.length > 1 && (',
    to: 'cart.products.length > 0 && (',
  },
  {
    row: 'CART-11',
    file: `${flow}/cart-editing.machine.ts`,
    from: "'removal.requested': {\n          target: 'confirming',",
    to: "'removal.requested': {\n          target: 'changing',",
  },
  {
    row: 'CART-12',
    file: `${flow}/cart-editing.machine.ts`,
    from: "'clearing.requested': {\n          target: 'confirming',",
    to: "'clearing.requested': {\n          target: 'changing',",
  },
  {
    row: 'CART-17',
    file: `${views}/cart/EmptyCart.tsx`,
    from: 'href={paths.products}',
    to: 'href={paths.home}',
  },
  {
    row: 'CART-20',
    file: `${flow}/cart-editing.machine.ts`,
    from: "{ guard: 'isGuest', actions: 'requestSignIn' },",
    to: '',
  },
  {
    row: 'CART-21',
    file: 'src/ui/Stepper.tsx',
    from: "{state === 'done' && href !== undefined ? (",
    to: '{href !== undefined ? (',
  },
  {
    row: 'CART-23',
    file: `${views}/Summary.tsx`,
    from: 'totals.total_insurance_amount > 0 &&',
    to: 'totals.total_insurance_amount >= 0 &&',
  },
  {
    row: 'CART-24',
    file: `${views}/Summary.tsx`,
    from: 'fromWallet > 0 &&',
    to: 'fromWallet >= 0 &&',
  },
  { row: 'CART-25', file: `${views}/Summary.tsx`, from: 'savings > 0 &&', to: 'savings >= 0 &&' },
  {
    row: 'CART-26',
    file: 'machines/flows/cart/cart.ts',
    from: 'totals.total_monthly_due > 0',
    to: 'totals.total_monthly_due >= 0',
  },
  {
    row: 'CART-29',
    file: 'i18n/fa/checkout.ts',
    from: "freePickup: 'رایگان - تحویل حضوری'",
    to: "freePickup: 'تحویل حضوری'",
  },
  {
    row: 'CART-34',
    file: 'machines/flows/cart/guest-cart.ts',
    from: "guestCartKey = 'cart-item'",
    to: "guestCartKey = 'cart'",
  },
  {
    row: 'CART-38',
    file: `${flow}/cart-editing.setup.ts`,
    from: 'returning && cart.shipping_method !== noMethod',
    to: 'returning && cart.shipping_method < noMethod',
  },
  {
    row: 'CART-44',
    file: 'src/ui/Quantity.tsx',
    from: 'const atLeast = fixed || value <= 1',
    to: 'const atLeast = value <= 1',
  },
  {
    row: 'CART-46',
    file: 'src/ui/Quantity.tsx',
    from: 'fixed || value <= 1',
    to: 'fixed || value <= 0',
  },
  {
    row: 'CART-47',
    file: `${flow}/cart-editing.machine.ts`,
    from: "{ guard: 'isUnavailable', target: 'outOfStock' },",
    to: '',
  },
  {
    row: 'CART-49',
    file: `${views}/cart/PendingOrders.tsx`,
    from: 'words.minutes(toPersianDigits(minutes))',
    to: 'words.minutes(toPersianDigits(minutes * 60))',
  },
  {
    row: 'CART-52',
    file: 'domain/profile.ts',
    from: "return optional ? null : 'required'",
    to: "return optional ? null : 'length'",
  },
  {
    row: 'CART-54',
    file: 'domain/profile.ts',
    from: 'exactly(10, isNationalCode)',
    to: 'exactly(9, isNationalCode)',
  },
  {
    row: 'CART-55',
    file: `${views}/cart/ProfileForm.tsx`,
    from: 'label={isForeigner ? words.fidaCode : words.nationalCode}',
    to: 'label={words.nationalCode}',
  },
]
