import type { Language } from '#studio/words/scripts.ts'
import { needed } from './addresses.ts'
import type { Needed, Visitor } from './prepare-page.ts'

/** Where and as whom a person takes a walk by hand. */
export type PlaceWords = {
  visitors: Record<Visitor, string>
  things: Record<Needed, string>
  /** How somebody gets in. */
  signIn: string
}

const fa: PlaceWords = {
  visitors: {
    guest: 'بدون ورود',
    newcomer: 'با ورود مشتری 09120000002 فروشگاه نمونه که هنوز چیزی ندارد',
    customer: 'با ورود مشتری 09120000000 فروشگاه نمونه',
    buyer: 'با ورود مشتری 09120001000 (نخست با همین شماره ثبت‌نام کنید)',
    member:
      'با ورود مالک 09120000001 فروشگاه نمونه به فروشگاه، تنها با رمز عبور، تا پیشخان هنوز کد را بخواهد',
    staff: 'با ورود مالک 09120000001 فروشگاه نمونه که با رمز عبور و کد به پیشخان راه یافته است',
  },
  things: {
    order:
      'سفارشی از مشتری 09120001000 که در انتظار پرداخت است؛ اگر نیست، سفارشی بدهید و نپردازید. شمارهٔ آن به جای \u2066:id\u2069 می‌آید',
    request: 'درخواست یک مشتری؛ اگر نیست، یکی بفرستید. شمارهٔ آن به جای \u2066:id\u2069 می‌آید',
  },
  signIn:
    'رمز عبور حساب‌های فروشگاه نمونه \u2066Firouzeh@1405\u2069 است و کدهای پیامکی در \u2066/dev/outbox?phone=…\u2069 هستند.',
}

const en: PlaceWords = {
  visitors: {
    ...needed.visitors,
    buyer: 'signed in as the customer 09120001000 (sign up with this number first)',
  },
  things: {
    order:
      'an order of the customer 09120001000 that waits for its payment; if there is none, place one and do not pay. Its number stands for :id',
    request: "a customer's request; if there is none, send one. Its number stands for :id",
  },
  signIn:
    'The accounts of the demo have the password Firouzeh@1405; /dev/outbox?phone=… shows the codes sent to a number.',
}

export const placeWords: Record<Language, PlaceWords> = { fa, en }
