import type { Page } from 'playwright'
import { giftCardPurchaseMachine } from '#machines/flows/gift-card-purchase/gift-card-purchase.machine.ts'
import { giftCardRedemptionMachine } from '#machines/flows/gift-card-redemption/gift-card-redemption.machine.ts'
import { walletChargeMachine } from '#machines/flows/wallet-charge/wallet-charge.machine.ts'
import { withdrawalRequestMachine } from '#machines/flows/withdrawal-request/withdrawal-request.machine.ts'
import { breakCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import { charge } from '#tests/browser/support/wallet.ts'
import { answer } from '#tests/support/shopper.ts'
import { alert, dismissDialog, offline, retry } from './actions.ts'
import { timerFails, type BrowserCover, type Gestures, type Walk } from './cover.ts'

const iban = '820540102680020817909002'
/** Its check digits are wrong. */
const doubtfulIban = '830540102680020817909002'

const withdrawal = {
  'withdrawal.requested': (page: Page) =>
    page.getByRole('button', { name: 'برداشت', exact: true }).click(),
  'form.submitted': async (page: Page, amount: number, digits = iban) => {
    await page.getByLabel('مبلغ برداشت (تومان)').fill(String(amount))
    await page.getByLabel('شمارهٔ شبا').fill(digits)
    await press(page, 'ثبت درخواست برداشت')
  },
  'iban.confirmed': (page: Page) => press(page, 'شبا را سنجیده‌ام؛ ثبت شود'),
  'form.edited': (page: Page) => page.getByLabel('مبلغ برداشت (تومان)').fill('90000'),
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof withdrawalRequestMachine>

const purchase = {
  'giftCard.requested': (page: Page) => press(page, 'خرید کارت هدیه'),
  'form.submitted': async (page: Page, amount: number) => {
    await page.getByLabel('مبلغ کارت (تومان)').fill(String(amount))
    await press(page, 'خرید کارت')
  },
  'retry.requested': retry,
  'dialog.dismissed': dismissDialog,
} satisfies Gestures<typeof giftCardPurchaseMachine>

const redemption = {
  'code.submitted': async (page: Page, code: string) => {
    await page.getByLabel('کد کارت هدیه').fill(code)
    await press(page, 'افزودن به اعتبار خرید')
  },
  'retry.requested': retry,
} satisfies Gestures<typeof giftCardRedemptionMachine>

const charging = {
  'charge.submitted': async (page: Page) => {
    await press(page, '۲۰۰٬۰۰۰')
    await press(page, 'افزایش موجودی')
  },
  'retry.requested': retry,
  'tab.requested': (page: Page) => press(page, 'باز کردن درگاه'),
  'page.shown': (page: Page) =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    }),
  'check.requested': (page: Page) => press(page, 'بررسی نتیجهٔ پرداخت'),
} satisfies Gestures<typeof walletChargeMachine>

/** A withdrawal is given up, doubted, lost, repeated and refused, as the money was spent meanwhile. */
const withdrawing: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took, api } = buyer
  await charge(buyer, 500_000)
  await open('/wallet', 'withdrawalRequest')
  await withdrawal['withdrawal.requested'](page)
  await withdrawal['dialog.dismissed'](page)
  await took('withdrawalRequest', 'withdrawalRequest.editing|dialog.dismissed|0')
  await withdrawal['withdrawal.requested'](page)
  await withdrawal['form.submitted'](page, 100_000, doubtfulIban)
  await withdrawal['form.edited'](page)
  await took('withdrawalRequest', 'withdrawalRequest.doubted|form.edited|0')
  await withdrawal['form.submitted'](page, 100_000, doubtfulIban)
  await withdrawal['dialog.dismissed'](page)
  await took('withdrawalRequest', 'withdrawalRequest.doubted|dialog.dismissed|0')
  await withdrawal['withdrawal.requested'](page)
  const sending = await breakCall(page, /withdrawal-request/)
  await withdrawal['form.submitted'](page, 100_000)
  await alert(page, offline)
  await withdrawal['dialog.dismissed'](page)
  await took('withdrawalRequest', 'withdrawalRequest.failed|dialog.dismissed|0')
  await withdrawal['withdrawal.requested'](page)
  await withdrawal['form.submitted'](page, 100_000)
  await alert(page, offline)
  sending.mend()
  await withdrawal['retry.requested'](page)
  await page.getByRole('dialog', { name: 'درخواست برداشت ثبت شد' }).waitFor()
  await withdrawal['dialog.dismissed'](page)
  await took('withdrawalRequest', 'withdrawalRequest.requested|dialog.dismissed|0')

  await withdrawal['withdrawal.requested'](page)
  await page.getByText(/موجودی قابل برداشت: ۴۰۰٬۰۰۰/).waitFor()
  const elsewhere = (amount: number) =>
    answer(api.POST('/wallet/withdrawal-request/', { params: {}, body: { amount, iban } }))
  await elsewhere(350_000)
  await withdrawal['form.submitted'](page, 400_000)
  await alert(page, 'مبلغ بیشتر از موجودی کیف پول است')
  await page.getByText(/موجودی قابل برداشت: ۵۰٬۰۰۰/).waitFor()
  await elsewhere(10_000)
  await withdrawal['form.submitted'](page, 50_000, doubtfulIban)
  await took('withdrawalRequest', 'withdrawalRequest.refused|form.submitted|0')
  await withdrawal['iban.confirmed'](page)
  await alert(page, 'مبلغ بیشتر از موجودی کیف پول است')
  await page.getByText(/موجودی قابل برداشت: ۴۰٬۰۰۰/).waitFor()
  await elsewhere(10_000)
  await withdrawal['form.submitted'](page, 40_000)
  await took('withdrawalRequest', 'withdrawalRequest.refused|form.submitted|1')
  await alert(page, 'مبلغ بیشتر از موجودی کیف پول است')
  await withdrawal['dialog.dismissed'](page)
  await took('withdrawalRequest', 'withdrawalRequest.refused|dialog.dismissed|0')
}

/** A gift card is bought after a lost network, redeemed, and redeemed again for nothing. */
const giving: Walk = async ({ customer }) => {
  const buyer = await customer()
  const { page, open, took, api } = buyer
  await charge(buyer, 500_000)
  await open('/wallet', 'giftCardPurchase')
  await purchase['giftCard.requested'](page)
  await purchase['dialog.dismissed'](page)
  await took('giftCardPurchase', 'giftCardPurchase.editing|dialog.dismissed|0')
  await purchase['giftCard.requested'](page)
  const buying = await breakCall(page, /gift-card\/$/)
  await purchase['form.submitted'](page, 200_000)
  await alert(page, offline)
  await purchase['dialog.dismissed'](page)
  await took('giftCardPurchase', 'giftCardPurchase.failed|dialog.dismissed|0')
  await purchase['giftCard.requested'](page)
  await purchase['form.submitted'](page, 200_000)
  await alert(page, offline)
  buying.mend()
  await purchase['retry.requested'](page)
  await page.getByRole('dialog', { name: 'کارت هدیه آماده است' }).waitFor()
  await purchase['dialog.dismissed'](page)
  await took('giftCardPurchase', 'giftCardPurchase.bought|dialog.dismissed|0')

  await purchase['giftCard.requested'](page)
  await page.getByText(/موجودی قابل برداشت: ۳۰۰٬۰۰۰/).waitFor()
  const spend = (amount: number) =>
    answer(api.POST('/wallet/withdrawal-request/', { params: {}, body: { amount, iban } }))
  await spend(250_000)
  await purchase['form.submitted'](page, 300_000)
  await alert(page, 'مبلغ بیشتر از موجودی کیف پول است')
  await page.getByText(/موجودی قابل برداشت: ۵۰٬۰۰۰/).waitFor()
  await spend(10_000)
  await purchase['form.submitted'](page, 50_000)
  await took('giftCardPurchase', 'giftCardPurchase.refused|form.submitted|0')
  await alert(page, 'مبلغ بیشتر از موجودی کیف پول است')
  await purchase['dialog.dismissed'](page)
  await took('giftCardPurchase', 'giftCardPurchase.refused|dialog.dismissed|0')

  const [card] = await answer(api.GET('/wallet/gift-card/'))
  const code = card?.gift_code ?? ''
  const redeeming = await breakCall(page, /gift-card\/redeem/)
  await redemption['code.submitted'](page, code)
  await alert(page, offline)
  await redemption['code.submitted'](page, code)
  await took('giftCardRedemption', 'giftCardRedemption.failed|code.submitted|0')
  await alert(page, offline)
  redeeming.mend()
  await redemption['retry.requested'](page)
  await page.getByText(/به اعتبار خرید شما اضافه شد/).waitFor()
  await redemption['code.submitted'](page, code)
  await took('giftCardRedemption', 'giftCardRedemption.redeemed|code.submitted|0')
  await alert(page, 'پیش‌تر استفاده شده است')
}

/**
 * The deposit fails, the browser blocks the gateway's tab, then it opens. The shopper comes back without having paid,
 * offline and online, cancels a second charge, pays a third one and begins another.
 */
const charged: Walk = async ({ customer }) => {
  const { page, context, open, took } = await customer()
  await open('/wallet', 'walletCharge')
  const deposit = await breakCall(page, /wallet\/deposit/)
  await charging['charge.submitted'](page)
  await alert(page, offline)
  await charging['charge.submitted'](page)
  await took('walletCharge', 'walletCharge.failed|charge.submitted|0')
  await alert(page, offline)
  deposit.mend()
  await page.evaluate(() => {
    const open = window.open
    window.open = () => {
      window.open = open
      return null
    }
  })
  await charging['retry.requested'](page)
  await alert(page, 'مرورگر تب درگاه را باز نکرد')
  const charges = await breakCall(page, /wallet-transaction/)
  const back = async (outcome: string) => {
    await charging['page.shown'](page)
    await took('walletCharge', `walletCharge.opened.checking|xstate.${outcome}`)
  }
  const opened = context.waitForEvent('page')
  await charging['tab.requested'](page)
  await page.getByText(/درگاه پرداخت در تب دیگری باز شد/).waitFor()
  await back('error.actor.findLastCharge|0')
  await took('walletCharge', 'walletCharge.opened.settling|page.shown|0')
  charges.mend()
  const tab = await opened
  await tab.waitForURL('**/sandbox-bank/**')
  await back('done.actor.findLastCharge|2')
  await took('walletCharge', 'walletCharge.opened.waiting|page.shown|0')
  await charging['check.requested'](page)
  await took('walletCharge', 'walletCharge.opened.waiting|check.requested|0')
  const ending = async (name: string) => {
    const started = context.waitForEvent('page')
    await charging['charge.submitted'](page)
    const bank = await started
    await bank.waitForURL('**/sandbox-bank/**')
    await press(bank, name)
    await bank.waitForURL('**/payment/wallet-callback**')
    await page.getByText(/درگاه پرداخت در تب دیگری باز شد/).waitFor()
  }
  await ending('انصراف')
  await took('walletCharge', 'walletCharge.opened.waiting|charge.submitted|0')
  await back('done.actor.findLastCharge|1')
  await alert(page, 'کیف پول شارژ نشد')
  await ending('پرداخت')
  await took('walletCharge', 'walletCharge.declined|charge.submitted|0')
  await back('done.actor.findLastCharge|0')
  await page.getByText('کیف پول شما ۲۰۰٬۰۰۰ تومان شارژ شد.').waitFor()
  await charging['charge.submitted'](page)
  await took('walletCharge', 'walletCharge.charged|charge.submitted|0')
  await took('walletCharge', 'walletCharge.opened.settling|xstate.done.actor.waitForSecondPress|0')
}

export const walletCover: BrowserCover = {
  title: 'the wallet',
  machines: [
    { machine: withdrawalRequestMachine, unreachable: {} },
    { machine: giftCardPurchaseMachine, unreachable: {} },
    { machine: giftCardRedemptionMachine, unreachable: {} },
    {
      machine: walletChargeMachine,
      unreachable: {
        'walletCharge.opened.checking|charge.submitted|0': 'the check ends before a press',
        'walletCharge.opened.settling|xstate.error.actor.waitForSecondPress|0': timerFails,
      },
    },
  ],
  walks: {
    'withdraws money': withdrawing,
    'buys and redeems a gift card': giving,
    'charges at the bank in another tab': charged,
  },
}
