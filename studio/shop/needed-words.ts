import { inBoth, type Texts } from '#studio/words/language.ts'
import type { Needed, Visitor } from './prepare-page.ts'

const fa = {
  order: (path: string) =>
    `این پیمایش اینجا دیده نمی‌شود، چون سفارشی می‌خواهد. سفارشی را در فروشگاه باز کنید (\u2066${path}\u2069) و در زبانهٔ «زنده» دنبالش کنید؛ آزمون ذخیره‌شده خودش سفارش می‌دهد.`,
  request: (path: string) =>
    `این پیمایش اینجا دیده نمی‌شود، چون درخواست مشتری می‌خواهد. درخواستی را در بخش کارکنان باز کنید (\u2066${path}\u2069)؛ آزمون ذخیره‌شده خودش یکی می‌سازد.`,
} satisfies Record<Needed, (path: string) => string>

const en: Texts<typeof fa> = {
  order: (path) =>
    `This walk cannot be watched here: it needs an order. Open one in the shop (${path}) and follow it in the tab “Live”; the saved test places one.`,
  request: (path) =>
    `This walk cannot be watched here: it needs a customer's request. Open one in the back office (${path}); the saved test makes one.`,
}

const words = inBoth(fa, en)

/** Why a walk cannot be watched whose page needs something first, and what to do instead. */
export const neededText = (needed: Needed, path: string): string => words[needed](path)

const password = 'Firouzeh@1405'
const again = {
  fa: 'اگر پیمایش آغاز نشد، صفحه را دوباره باز کنید.',
  en: 'If the walk does not begin, press “Reopen the page”.',
}
const customer = {
  fa: `این پیمایش برای مشتری است، مانند ۰۹۱۲۰۰۰۰۰۰۲ در نسخهٔ نمایشی. اگر کس دیگری در قاب وارد شده است، خارج شوید؛ سپس با این شماره وارد شوید (رمز \u2066${password}\u2069، یا کدی که در \u2066/dev/outbox?phone=09120000002\u2069 است). ${again.fa}`,
  en: `This walk is for a customer, such as 09120000002 in the demo. Sign out in the frame if someone else is signed in, then sign in with that number (password ${password}, or the code at /dev/outbox?phone=09120000002). ${again.en}`,
}

const visitors = inBoth(
  {
    guest:
      'این پیمایش برای کسی است که وارد نشده است. اگر در قاب وارد شده‌اید، همان‌جا از حساب خارج شوید و صفحه را دوباره باز کنید.',
    newcomer: customer.fa,
    customer: customer.fa,
    buyer: customer.fa,
    member: `این پیمایش برای مالک فروشگاه است (۰۹۱۲۰۰۰۰۰۰۱ در نسخهٔ نمایشی) که تنها با رمز عبور وارد فروشگاه شده و کد پیشخان را هنوز نداده است. اگر چنین نیست، در قاب خارج شوید و با رمز \u2066${password}\u2069 وارد شوید. ${again.fa}`,
    staff: `این پیمایش برای کارکنان است: مالک فروشگاه (۰۹۱۲۰۰۰۰۰۰۱ در نسخهٔ نمایشی) که با رمز عبور و کد وارد پیشخان شده است. اگر کس دیگری در قاب وارد شده است، خارج شوید؛ سپس با رمز \u2066${password}\u2069 و کدی که در \u2066/dev/outbox?phone=09120000001\u2069 است وارد شوید. ${again.fa}`,
  } satisfies Record<Visitor, string>,
  {
    guest:
      'This walk is for a signed-out visitor. If you are signed in inside the frame, sign out there (in the account menu) and reopen the page.',
    newcomer: customer.en,
    customer: customer.en,
    buyer: customer.en,
    member: `This walk is for the owner (09120000001 in the demo), signed in to the shop by password alone, who has not yet entered the back office’s code. If that is not so, sign out in the frame and sign in with the password ${password}. ${again.en}`,
    staff: `This walk is for staff: the owner (09120000001 in the demo), signed in to the back office by password and code. Sign out in the frame if someone else is signed in, then sign in with the password ${password} and the code at /dev/outbox?phone=09120000001. ${again.en}`,
  },
)

/** Who has to be signed in inside the frame for a walk, and what to do if that is somebody else. */
export const visitorText = (visitor: Visitor): string => visitors[visitor]
