import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/checkout/invoice'
const results = 'src/features/payments'
const resultFlow = 'machines/flows/payment-result/payment-result.machine.ts'

/** The invoice, paying, and what the bank returns to. */
export const invoiceAndPaymentRows: readonly RowMutant[] = [
  {
    row: 'INV-02',
    file: `${views}/Gateways.tsx`,
    from: '{banks.map(',
    to: '{banks.slice(1).map(',
  },
  {
    row: 'INV-03',
    file: `${views}/Gateways.tsx`,
    from: '{credits.map(',
    to: '{credits.slice(1).map(',
  },
  {
    row: 'INV-05',
    file: `${views}/InvoiceItems.tsx`,
    from: '<Bdi>{line.title}</Bdi>',
    to: '<Bdi>{line.color}</Bdi>',
  },
  {
    row: 'INV-06',
    file: `${views}/DeliverySummary.tsx`,
    from: '{method.name}، {shippingText(method)}',
    to: '{shippingText(method)}',
  },
  {
    row: 'INV-10',
    file: 'src/features/checkout/CartPage.tsx',
    from: 'index={false}',
    to: 'index',
  },
  {
    row: 'INV-20',
    file: 'machines/flows/checkout/checkout.context.ts',
    from: 'options.find((gateway) => gateway.is_active)',
    to: 'options.find((gateway) => !gateway.is_active)',
  },
  {
    row: 'INV-21',
    file: 'machines/flows/checkout/checkout.context.ts',
    from: 'return totals.total_wallet_funds > 0',
    to: 'return totals.total_wallet_funds >= 0',
  },
  {
    row: 'INV-27',
    file: `${views}/DiscountCode.tsx`,
    from: 'disabled={!isValid}',
    to: 'disabled={!isValid && isBusy}',
  },
  {
    row: 'INV-36',
    file: 'domain/discount.ts',
    from: 'goods === 0 || goods < minimumAmount',
    to: 'goods === 0 || goods < Math.min(0, minimumAmount)',
  },
  {
    row: 'INV-37',
    file: 'domain/discount.ts',
    from: "return { refusal: 'wrong-category' }",
    to: "return { refusal: 'below-minimum' }",
  },
  {
    row: 'INV-38',
    file: 'i18n/fa/invoice.ts',
    from: "failed: 'کد تخفیف بررسی نشد. لطفا دوباره تلاش کنید.'",
    to: "failed: ''",
  },
  {
    row: 'PAY-04',
    file: 'machines/flows/cart/cart.ts',
    from: 'useWallet ? Math.min(funds, total) : 0',
    to: 'useWallet && funds >= total ? total : 0',
  },
  {
    row: 'PAY-06',
    file: 'src/features/checkout/connect-checkout.ts',
    from: 'navigate(paths.orders, {',
    to: 'navigate(paths.home, {',
  },
  {
    row: 'PAY-08',
    file: resultFlow,
    from: "isPaid: ({ context }) => context.paid === '1'",
    to: "isPaid: ({ context }) => context.paid === '2'",
  },
  {
    row: 'PAY-09',
    file: resultFlow,
    from: "isRefused: ({ context }) => context.paid === '0'",
    to: "isRefused: ({ context }) => context.paid === '2'",
  },
  { row: 'PAY-10', file: resultFlow, from: "{ target: 'unknown' },", to: "{ target: 'refused' }," },
  {
    row: 'PAY-13',
    file: `${results}/bank-return.ts`,
    from: " || value === 'None'",
    to: '',
  },
  {
    row: 'PAY-14',
    file: `${results}/ResultFacts.tsx`,
    from: '(deposited ?? back.amount)',
    to: 'deposited',
  },
  {
    row: 'PAY-15',
    file: `${results}/ResultActions.tsx`,
    from: '<ButtonLink href={paths.home} look="ghost" icon="home" wide>',
    to: '<ButtonLink href={paths.orders} look="ghost" icon="home" wide>',
  },
  {
    row: 'PAY-23',
    file: `${results}/ResultFacts.tsx`,
    from: 'const unit = isMobile ? ui.rial : ui.toman',
    to: 'const unit = ui.toman',
  },
  {
    row: 'PAY-24',
    file: `${results}/bank-return.ts`,
    from: "kind === 'mobile' ? value || null : text(value)",
    to: "kind === 'wallet' ? value || null : text(value)",
  },
  {
    row: 'PAY-27',
    file: `${results}/result-view.ts`,
    from: "if (snapshot.matches('paid')) return depositViews.paid",
    to: "if (snapshot.matches('paid')) return depositViews.unknown",
  },
  {
    row: 'PAY-37',
    file: 'machines/flows/place-order/place-order.machine.ts',
    from: "initial: 'refreshing'",
    to: "initial: 'placing'",
  },
  {
    row: 'PAY-42',
    file: 'src/features/checkout/connect-checkout.ts',
    from: "text: checkout.ordered, tone: 'ok'",
    to: "text: checkout.ordered, tone: 'info'",
  },
  {
    row: 'PAY-46',
    file: `${results}/report-purchase.ts`,
    from: 'if (reported.includes(id)) return',
    to: 'if (!reported.includes(id)) return',
  },
  {
    row: 'PAY-34',
    file: `${results}/ResultActions.tsx`,
    from: 'href={paths.wallet}',
    to: 'href={paths.account}',
  },
]
