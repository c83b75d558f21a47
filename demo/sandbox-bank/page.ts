import { creditTerms, maximumMonths } from '#domain/installment.ts'
import { shop } from '#shop'
import { sandboxPaths, type SandboxKind } from './gateway.ts'
import type { BankPayment } from './store.ts'

const root = sandboxPaths.bank

/** The bank's page: the amount, the merchant, and two forms that work without scripts. */
export function payPage(payment: BankPayment, kind: SandboxKind, query: string): string {
  const amount = payment.amountRials.toLocaleString('fa-IR')
  const tomans = (payment.amountRials / 10).toLocaleString('fa-IR')
  const action = (name: 'pay' | 'cancel') =>
    `${sandboxPaths[kind]}/pay/${payment.token}/${name}${query}`
  const { title, note } = words[kind]
  return page(
    title,
    `<p class="note">${note}</p>
    <p class="amount"><strong>${amount}</strong> <span>ریال</span><br><span>برابر ${tomans} تومان</span></p>
    <dl>
      <div><dt>پذیرنده</dt><dd>${escaped(shop.name)}</dd></div>
      <div><dt>شمارهٔ صورت‌حساب</dt><dd>${Number(payment.invoiceNumber).toLocaleString('fa-IR', { useGrouping: false })}</dd></div>
      ${kind === 'credit' ? installments(payment) : ''}
    </dl>
    <form method="post" action="${escaped(action('pay'))}"><button class="pay">پرداخت</button></form>
    <form method="post" action="${escaped(action('cancel'))}"><button class="cancel">انصراف</button></form>`,
  )
}

const words: Record<SandboxKind, { title: string; note: string }> = {
  bank: {
    title: 'پرداخت آزمایشی',
    note: 'این یک بانک نمایشی است؛ هیچ پولی جابه‌جا نمی‌شود و شمارهٔ کارتی لازم نیست.',
  },
  credit: {
    title: 'پرداخت اقساطی آزمایشی',
    note: 'این یک سرویس نمایشی اعتبار است؛ فروشگاه همهٔ مبلغ را می‌گیرد و شما آن را به این سرویس می‌پردازید، چنان که در پایین آمده است.',
  },
}

const months = 4

/** The lender whose plan the shop's calculator shows (INST-27 to INST-32). */
const lender = shop.gateways.find(({ kind }) => kind === 'credit')?.code

/**
 * How the credit is paid back: by the calculator's plan for the amount to pay, as the invoice shows it, or to another lender
 * in equal installments.
 */
function installments({ amountRials, callbackUrl }: BankPayment): string {
  const isLender = callbackUrl.includes(`/gateways/${lender}/`)
  const offer = isLender ? creditTerms(amountRials / 10) : null
  if (offer === null) return equalInstallments(amountRials)
  return (
    fact('پیش‌پرداخت', `${offer.downPayment.toLocaleString('fa-IR')} تومان`) +
    fact(
      `${maximumMonths.toLocaleString('fa-IR')} قسط ماهانه`,
      `ماهی ${offer.monthlyDue.toLocaleString('fa-IR')} تومان`,
    )
  )
}

/** The first installment includes the remainder. */
function equalInstallments(amountRials: number): string {
  const each = Math.floor(amountRials / months)
  return Array.from({ length: months }, (_, at) => {
    const due = at === 0 ? amountRials - each * (months - 1) : each
    return fact(`قسط ${(at + 1).toLocaleString('fa-IR')}`, `${due.toLocaleString('fa-IR')} ریال`)
  }).join('')
}

const fact = (label: string, value: string) => `<div><dt>${label}</dt><dd>${value}</dd></div>`

/** A page whose form returns the shopper by POST, as some banks do. */
export function returnPage(payment: BankPayment): string {
  const state = stateName(payment)
  return page(
    'بازگشت به فروشگاه',
    `<p class="note">در حال بازگشت به فروشگاه…</p>
    <form method="post" action="${escaped(payment.callbackUrl)}" id="return">
      <input type="hidden" name="token" value="${payment.token}">
      <input type="hidden" name="state" value="${state}">
      <button class="pay">بازگشت به فروشگاه</button>
    </form>
    <script src="${root}/return.js" defer></script>`,
  )
}

/** The URL to which the shopper returns by GET. */
export function returnAddress(payment: BankPayment): string {
  const url = new URL(payment.callbackUrl)
  url.searchParams.set('token', payment.token)
  url.searchParams.set('state', stateName(payment))
  return url.href
}

/** The page for an unknown token. */
export function unknownPage(): string {
  return page('پرداخت پیدا نشد', '<p class="note">این پرداخت پیدا نشد یا آدرس آن کامل نیست.</p>')
}

export const returnScript = "document.getElementById('return').submit()\n"

export const style = `
@font-face { font-family: Vazirmatn; font-weight: 400 800; font-display: swap; src: url('${root}/font.woff2') format('woff2') }
:root { color-scheme: light dark; --bg: #f3f6f6; --surface: #fff; --text: #101c1f; --soft: #4a585c; --line: #e1e8e8; --brand: #00737a; --press: #005f65; --on: #fff; --warn: #fff3d6; --warn-text: #7f4d00 }
@media (prefers-color-scheme: dark) { :root { --bg: #0b1416; --surface: #111c1f; --text: #eaf1f1; --soft: #b0c0c2; --line: #233337; --brand: #3cc4bd; --press: #5bd3cc; --on: #03211f; --warn: #33280f; --warn-text: #f3c766 } }
* { box-sizing: border-box; margin: 0 }
body { display: grid; place-items: center; min-block-size: 100dvh; padding: 16px; background: var(--bg); color: var(--text); font: 16px/1.8 Vazirmatn, Tahoma, sans-serif }
main { inline-size: min(100%, 420px); padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px }
h1 { font-size: 20px; text-align: center }
.note { margin-block: 16px; padding: 12px; border-radius: 12px; background: var(--warn); color: var(--warn-text); font-size: 14px }
.amount { text-align: center; color: var(--soft) }
.amount strong { font-size: 28px; color: var(--text) }
dl { margin-block: 16px; border-block: 1px solid var(--line) }
dl div { display: flex; justify-content: space-between; padding-block: 8px }
dt { color: var(--soft) }
dd { font-weight: 600 }
button { inline-size: 100%; min-block-size: 48px; margin-block-start: 8px; border: 1px solid transparent; border-radius: 12px; font: inherit; font-size: 15px; font-weight: 700; cursor: pointer }
.pay { background: var(--brand); color: var(--on) }
.pay:hover { background: var(--press) }
.cancel { background: none; border-color: var(--line); color: var(--soft) }
button:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}/style.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}

function stateName(payment: BankPayment): string {
  return payment.state === 'paid' || payment.state === 'verified' ? 'OK' : 'CANCELLED'
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
