import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The shop writes each of these in one way; a text of the ledger may fix another. */
const otherSpellings = [
  /جست‌وجو/,
  /ثبت نام/,
  /پلمب/,
  /پیش فاکتور/,
  /پیش پرداخت/,
  /کدتخفیف/,
  /کدپستی/,
  /تایید/,
  /لطفاً/,
  /فعلاً/,
  /دسته بندی/,
  /علاقه مندی/,
  /(?<=^|[\s'`«])ن?می [ا-ی]/,
]

/** What the shop said once, and shoppers stumbled over; a text of the ledger may fix another. */
const formerWords = [
  /در گام بعد و بر پایهٔ/,
  /شیوهٔ ارسال|روش تحویل/,
  /ثبت بیمه/,
  /ناموجود شدن کالا/,
  /باشه، برمی‌گردم/,
  /معلق است و اگر پرداخت نشود/,
  /نشست شما به پایان رسیده/,
  /برگهٔ دیگری/,
  /تصویرهای رسمی|ویدیوی رسمی|صدای رسمی/,
  /\$\{months\}.?ماهه/,
  /پسندیدن یا نپسندیدن/,
  /کپی پیوند/,
]

const files = globSync('i18n/**/*.ts')
const forShoppers = files.filter((path) => !/\/staff[^/]*\.ts$/.test(path))

const linesWith = (spelling: RegExp, paths: string[]) =>
  paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => spelling.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

describe('the texts of the shop', () => {
  it.each(otherSpellings)('never say %s', (spelling) => {
    expect(files.length).toBeGreaterThan(forShoppers.length)
    expect(linesWith(spelling, files)).toEqual([])
  })

  it.each(formerWords)('no longer say %s to shoppers', (words) => {
    expect(linesWith(words, forShoppers)).toEqual([])
  })

  it('call the place where a shopper lives by one word; in the back office the other one is of a page', () => {
    expect(forShoppers.length).toBeGreaterThan(20)
    expect(linesWith(/(?<!باز)نشانی/, forShoppers)).toEqual([])
  })
})
