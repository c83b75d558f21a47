import { inBoth, type Texts } from '#studio/words/language.ts'
import type { Needed } from './prepare-page.ts'

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
    `This walk cannot be watched here: it needs a request of a customer. Open one in the back office (${path}); the saved test makes one.`,
}

const words = inBoth(fa, en)

/** Why a walk cannot be watched whose page needs something first, and what to do instead. */
export const neededText = (needed: Needed, path: string): string => words[needed](path)
