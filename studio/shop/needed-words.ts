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

const customer = {
  fa: 'این پیمایش از آنِ مشتری است، مانند ۰۹۱۲۰۰۰۰۰۰۲ در نسخهٔ نمایشی. اگر در قاب کسی وارد نشده یا کس دیگری وارد شده است، همان‌جا با این شماره وارد شوید و اگر صفحه خودش باز نشد، دوباره بازش کنید.',
  en: 'This walk is for a customer, such as 09120000002 in the demo. If no one, or someone else, is signed in inside the frame, sign in there with that number, and reopen the page if it does not open by itself.',
}

const visitors = inBoth(
  {
    guest:
      'این پیمایش از آنِ کسی است که وارد نشده است. اگر در قاب وارد شده‌اید، همان‌جا از حساب خارج شوید و صفحه را دوباره باز کنید.',
    newcomer: customer.fa,
    customer: customer.fa,
    buyer: customer.fa,
    member:
      'این پیمایش از آنِ مالک فروشگاه است (۰۹۱۲۰۰۰۰۰۰۱ در نسخهٔ نمایشی) که تنها با رمز عبور وارد فروشگاه شده است و پیشخان هنوز از او کد می‌خواهد. اگر کد را پیش از این داده‌اید، در قاب خارج شوید، با رمز عبور وارد شوید و صفحه را دوباره باز کنید.',
    staff:
      'این پیمایش از آنِ کارکنان است: مالک فروشگاه (۰۹۱۲۰۰۰۰۰۰۱ در نسخهٔ نمایشی) که با رمز عبور و کد وارد پیشخان شده است. اگر در قاب کسی وارد نشده یا کس دیگری وارد شده است، همان‌جا خارج شوید، با این شماره وارد شوید و اگر صفحه خودش باز نشد، دوباره بازش کنید.',
  } satisfies Record<Visitor, string>,
  {
    guest:
      'This walk is for a signed-out visitor. If you are signed in inside the frame, sign out there (in the account menu) and reopen the page.',
    newcomer: customer.en,
    customer: customer.en,
    buyer: customer.en,
    member:
      'This walk is for the owner (09120000001 in the demo), signed in to the shop by password alone, whom the back office still asks for the code. If you have already entered it, sign out inside the frame, sign in by password and reopen the page.',
    staff:
      'This walk is for staff: the owner (09120000001 in the demo), signed in to the back office by password and code. If no one, or someone else, is signed in inside the frame, sign out there, sign in with that number, and reopen the page if it does not open by itself.',
  },
)

/** Who has to be signed in inside the frame for a walk, and what to do if that is somebody else. */
export const visitorText = (visitor: Visitor): string => visitors[visitor]
