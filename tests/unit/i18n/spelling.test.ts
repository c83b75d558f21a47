import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Shoppers' texts write each of these in one way; a text of the ledger may fix another. */
const otherSpellings = [
  /جست‌وجو/,
  /ثبت نام/,
  /پیش فاکتور/,
  /پیش پرداخت/,
  /کدتخفیف/,
  /کدپستی/,
  /تایید/,
  /لطفاً/,
  /فعلاً/,
  /دسته بندی/,
  /علاقه مندی/,
  /(?<!باز)نشانی/,
  /(?<=^|[\s'`«])ن?می [ا-ی]/,
]

const files = globSync('i18n/**/*.ts').filter((path) => !/\/staff[^/]*\.ts$/.test(path))

describe('the texts for shoppers', () => {
  it.each(otherSpellings)('never say %s', (spelling) => {
    const lines = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => spelling.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
    expect(files.length).toBeGreaterThan(20)
    expect(lines).toEqual([])
  })
})
