import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/orders'
const life = 'machines/lifecycles/order/order.machine.ts'

/** The orders of a customer. */
export const orderRows: readonly RowMutant[] = [
  {
    row: 'ORD-02',
    file: `${views}/OrdersPage.tsx`,
    from: 'toPersianDigits(orders.length)',
    to: 'toPersianDigits(Math.min(orders.length, 1))',
  },
  {
    row: 'ORD-05',
    file: `${views}/OrderCard.tsx`,
    from: '<Link href={paths.order(id)} className={textLink}',
    to: '<Link href={paths.orders} className={textLink}',
  },
  {
    row: 'ORD-06',
    file: `${views}/OrderCard.tsx`,
    from: '{deadline.isPayable && ',
    to: '{deadline.isLapsed && ',
  },
  {
    row: 'ORD-07',
    file: 'i18n/fa/orders.ts',
    from: "empty: 'سفارشی پیدا نشد!'",
    to: "empty: 'سفارشی نیست'",
  },
  {
    row: 'ORD-09',
    file: `${views}/OrderPage.tsx`,
    from: '<Link href={paths.orders} className={back}>',
    to: '<Link href={paths.home} className={back}>',
  },
  {
    row: 'ORD-10',
    file: `${views}/OrderTracking.tsx`,
    from: '{order.first_name} {order.last_name}',
    to: '{order.last_name}',
  },
  {
    row: 'ORD-11',
    file: `${views}/OrderItems.tsx`,
    from: '<Bdi>{product.title}</Bdi>',
    to: '<Bdi>{variant.color_name}</Bdi>',
  },
  {
    row: 'ORD-13',
    file: `${views}/OrderPage.tsx`,
    from: '{pageLabels[status]}</Badge>',
    to: "{status === 'WAITING_PAYMENT' ? null : pageLabels[status]}</Badge>",
  },
  {
    row: 'ORD-14',
    file: `${views}/OrderPage.tsx`,
    from: "{status === 'DELIVERED' && (",
    to: "{status !== 'WAITING_PAYMENT' && (",
  },
  {
    row: 'ORD-15',
    file: `${views}/Deadline.tsx`,
    from: 'words.deadline(toPersianDigits(minutes))',
    to: 'words.deadline(toPersianDigits(minutes + 1))',
  },
  {
    row: 'ORD-16',
    file: `${views}/OrderPage.tsx`,
    from: '{deadline.isPayable && (\n          <PayLink',
    to: '{deadline.isLapsed && (\n          <PayLink',
  },
  {
    row: 'ORD-21',
    file: `${views}/Transactions.tsx`,
    from: 'words.wallet : (name ??',
    to: 'words.wallet : ((/^(sandbox|credit|mehrgan)$/.test(code) && name) ||',
  },
  {
    row: 'ORD-23',
    file: `${views}/Transactions.tsx`,
    from: 'words.wallet : (name',
    to: 'words.unknown : (name',
  },
  {
    row: 'ORD-24',
    file: `${views}/Transactions.tsx`,
    from: '(name ?? words.unknown)',
    to: '(name ?? code)',
  },
  {
    row: 'ORD-25',
    file: 'server/features/orders/invoice.service.ts',
    from: 'national_code: order.nationalCode',
    to: 'national_code: null',
  },
  {
    row: 'ORD-26',
    file: life,
    from: "NOT_CHECKED: {\n      tags: ['in-process', 'cancellable'],",
    to: "NOT_CHECKED: {\n      tags: ['delivered', 'cancellable'],",
  },
  {
    row: 'ORD-29',
    file: life,
    from: "PREPARING: {\n      tags: ['in-process', 'cancellable'],",
    to: "PREPARING: {\n      tags: ['cancelled-and-suspended', 'cancellable'],",
  },
  { row: 'ORD-30', file: life, from: "tags: ['in-process'],", to: "tags: ['delivered']," },
  {
    row: 'ORD-31',
    file: life,
    from: "tags: ['delivered', 'returnable']",
    to: "tags: ['in-process', 'returnable']",
  },
  {
    row: 'ORD-32',
    file: life,
    from: "tags: ['cancelled-and-suspended', 'payable', 'cancellable']",
    to: "tags: ['in-process', 'payable', 'cancellable']",
  },
  {
    row: 'ORD-33',
    file: life,
    from: "NOT_APPROVED: { type: 'final', tags: ['cancelled-and-suspended'] }",
    to: "NOT_APPROVED: { type: 'final', tags: ['delivered'] }",
  },
  {
    row: 'ORD-34',
    file: life,
    from: "EXPIRED: { type: 'final', tags: ['cancelled-and-suspended'] }",
    to: "EXPIRED: { type: 'final', tags: ['delivered'] }",
  },
  {
    row: 'ORD-35',
    file: 'i18n/fa/orders.ts',
    from: "waiting: { list: 'معلق'",
    to: "waiting: { list: 'در انتظار پرداخت'",
  },
  {
    row: 'ORD-36',
    file: 'i18n/fa/orders.ts',
    from: "NOT_APPROVED: 'لغو شده'",
    to: "NOT_APPROVED: 'رد شده'",
  },
  {
    row: 'ORD-37',
    file: 'i18n/fa/orders.ts',
    from: "EXPIRED: 'لغو شده'",
    to: "EXPIRED: 'معلق'",
  },
  {
    row: 'ORD-38',
    file: `${views}/shared/order-deadline.ts`,
    from: 'leftMs > 0)',
    to: 'leftMs > -3_600_000)',
  },
  {
    row: 'ORD-39',
    file: 'i18n/fa/orders.ts',
    from: "page: 'در انتظار پرداخت'",
    to: "page: 'معلق'",
  },
  {
    row: 'ORD-40',
    file: 'i18n/fa/orders.ts',
    from: "DELIVERED: 'تحویل شده'",
    to: "DELIVERED: 'در حال پردازش'",
  },
  {
    row: 'ORD-41',
    file: 'i18n/fa/orders.ts',
    from: "SENDING: 'در حال پردازش'",
    to: "SENDING: 'ارسال شده'",
  },
  {
    row: 'ORD-45',
    file: `${views}/Transactions.tsx`,
    from: "? status : 'CANCELLED'",
    to: "? status : 'PENDING'",
  },
  {
    row: 'ORD-53',
    file: `${views}/invoice-pdf.ts`,
    from: 'const scale = 2',
    to: 'const scale = 1',
  },
  {
    row: 'ORD-54',
    file: `${views}/invoice-pdf.ts`,
    from: 'pageHeight = 1400',
    to: 'pageHeight = 1200',
  },
  {
    row: 'ORD-55',
    file: `${views}/OrderTracking.tsx`,
    from: "toast({ text: orders.copied, tone: 'ok' })",
    to: "toast({ text: orders.copied, tone: 'info' })",
  },
  {
    row: 'ORD-56',
    file: 'domain/price.ts',
    from: 'Math.round(100 - (100 * newPrice) / price)',
    to: 'Math.ceil(100 - (100 * newPrice) / price)',
  },
]
