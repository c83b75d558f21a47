import { describe, expect, it } from 'vitest'
import { asksForCheap, searchWish } from '#domain/search-wish.ts'

const none = { minPrice: null, maxPrice: null }

describe('a search that names a price', () => {
  it.each([
    ['گوشی زیر ۲۰ میلیون', 'گوشی', { ...none, maxPrice: 20_000_000 }],
    ['گوشي زير 20ميليون تومان', 'گوشی', { ...none, maxPrice: 20_000_000 }],
    ['زیر بیست میلیون', '', { ...none, maxPrice: 20_000_000 }],
    ['گوشی سامسونگ تا سقف ۳۵ میلیون تومن', 'گوشی سامسونگ', { ...none, maxPrice: 35_000_000 }],
    ['هدفون کمتر از ۹۰۰ هزار تومان بی‌سیم', 'هدفون بی سیم', { ...none, maxPrice: 900_000 }],
    ['کابل حداکثر ۵۰۰۰۰۰ تومان', 'کابل', { ...none, maxPrice: 500_000 }],
    ['تبلت بالای ۳۰ میلیون', 'تبلت', { ...none, minPrice: 30_000_000 }],
    ['گوشی از ۵۰ میلیون به بالا', 'گوشی', { ...none, minPrice: 50_000_000 }],
    ['گوشی بین ۲۰ تا ۳۰ میلیون', 'گوشی', { minPrice: 20_000_000, maxPrice: 30_000_000 }],
    ['گوشی از ۹۰۰ هزار تا ۲ میلیون تومان', 'گوشی', { minPrice: 900_000, maxPrice: 2_000_000 }],
    ['گوشی زیر ۳۰', 'گوشی', { ...none, maxPrice: 30_000_000 }],
    ['گوشی زیر ۳۰ تومن', 'گوشی', { ...none, maxPrice: 30_000_000 }],
    ['هدفون کمتر از ۵۰۰ تومن', 'هدفون', { ...none, maxPrice: 500_000 }],
    ['گوشی زیر ۳۹۹', 'گوشی', { ...none, maxPrice: 399_000_000 }],
    ['گوشی زیر ۴۰۰', 'گوشی', { ...none, maxPrice: 400_000 }],
    ['گوشی زیر ۹۹۹', 'گوشی', { ...none, maxPrice: 999_000 }],
    ['گوشی زیر ۱۰۰۰', 'گوشی', { ...none, maxPrice: 1_000 }],
    ['شارژر بین ۲۰۰ تا ۵۰۰ تومن', 'شارژر', { minPrice: 200_000, maxPrice: 500_000 }],
    ['گوشی بین ۲۰ تا ۳۰', 'گوشی', { minPrice: 20_000_000, maxPrice: 30_000_000 }],
    ['گوشی ۳۰ میلیونی سامسونگ', 'گوشی سامسونگ', { minPrice: 24_000_000, maxPrice: 36_000_000 }],
    ['گوشی بین ۹۰۰ تا ۲ میلیون', 'گوشی', { minPrice: 900_000, maxPrice: 2_000_000 }],
    ['گوشی بین ۹۰۰۰۰۰ تا ۲ میلیون', 'گوشی', { minPrice: 900_000, maxPrice: 2_000_000 }],
    ['گوشی بین ۱۰۰۰ تا ۲۰۰۰ هزار تومان', 'گوشی', { minPrice: 1_000_000, maxPrice: 2_000_000 }],
    ['گوشی از ۱۲۰ تا ۸۰ میلیون', 'گوشی', { minPrice: 80_000_000, maxPrice: 120_000_000 }],
    ['هدفون بین ۲۰۰ تا ۱ میلیون', 'هدفون', { minPrice: 200_000, maxPrice: 1_000_000 }],
    ['گوشی بین ۳۰ و ۲۰ میلیون', 'گوشی', { minPrice: 20_000_000, maxPrice: 30_000_000 }],
  ])('asks with «%s» for «%s» at that price', (search, words, prices) => {
    expect(searchWish(search)).toEqual({ words, ...prices })
  })

  it.each([
    ['۹۰۰ تا ۱ میلیون', 900_000, 1_000_000],
    ['۹۰۰ تا ۱۰ میلیون', 900_000, 10_000_000],
    ['۹۰۰ تا ۱۱ میلیون', 11_000_000, 900_000_000],
    ['۹۰۰ تا ۸۰۰ هزار', 800_000, 900_000],
    ['۹۹ تا ۲ میلیون', 2_000_000, 99_000_000],
    ['۱۰۰ تا ۲ میلیون', 100_000, 2_000_000],
    ['۹۹۹ تا ۲ میلیون', 999_000, 2_000_000],
    ['۱۰۰۰ تا ۲ میلیون', 1_000, 2_000_000],
    ['۲۰۰۰۰۰۰ تا ۲ میلیون', 2_000_000, 2_000_000],
    ['۳۰۰۰۰۰۰ تا ۲ میلیون', 2_000_000, 3_000_000],
    ['۹۰۰ میلیون تا ۲ میلیون', 2_000_000, 900_000_000],
    ['صد تا دو میلیون', 100_000, 2_000_000],
  ])(
    'between two numbers counts the first in thousands only up to a few millions: «بین %s»',
    (range, minPrice, maxPrice) => {
      expect(searchWish(`هدفون بین ${range}`)).toEqual({ words: 'هدفون', minPrice, maxPrice })
    },
  )

  const millions = ['میلیون', 'ملیون', 'میلیون تومان', 'میلیون تومن']

  it.each([
    'زیر',
    'تا',
    'تا سقف',
    'حداکثر',
    'کمتر از',
    'کم‌تر از',
    'پایین‌تر از',
    'پایینتر از',
    'ارزان‌تر از',
    'ارزانتر از',
    'ارزان تر از',
    'ارزون‌تر از',
    'ارزون تر از',
  ])('asks with «%s» for at most a price', (words) => {
    for (const unit of millions)
      expect(searchWish(`گوشی ${words} ۲۰ ${unit}`)).toEqual({
        words: 'گوشی',
        ...none,
        maxPrice: 20_000_000,
      })
  })

  it.each([
    'از',
    'بالای',
    'حداقل',
    'بیشتر از',
    'بیش‌تر از',
    'بالاتر از',
    'بالا‌تر از',
    'گران‌تر از',
    'گرون تر از',
  ])('asks with «%s» for at least a price', (words) => {
    for (const unit of millions)
      expect(searchWish(`گوشی ${words} ۲۰ ${unit}`)).toEqual({
        words: 'گوشی',
        ...none,
        minPrice: 20_000_000,
      })
  })

  it.each(['۳۰ میلیونی', '۳۰ملیونی', 'حدود ۳۰ میلیونی', '۳۰ میلیونی تومان', 'سی میلیونی'])(
    'reads «%s» as a range of a fifth on each side',
    (price) => {
      const prices = { minPrice: 24_000_000, maxPrice: 36_000_000 }
      expect(searchWish(`گوشی ${price}`)).toEqual({ words: 'گوشی', ...prices })
    },
  )

  it.each([
    ['یک', 1],
    ['دو', 2],
    ['سه', 3],
    ['چهار', 4],
    ['پنج', 5],
    ['شش', 6],
    ['هفت', 7],
    ['هشت', 8],
    ['نه', 9],
    ['ده', 10],
    ['پانزده', 15],
    ['بیست', 20],
    ['سی', 30],
    ['چهل', 40],
    ['پنجاه', 50],
    ['شصت', 60],
    ['هفتاد', 70],
    ['هشتاد', 80],
    ['نود', 90],
    ['صد', 100],
    ['دویست', 200],
  ])('may spell its number: «%s» is %i', (spelled, value) => {
    expect(searchWish(`زیر ${spelled} میلیون`).maxPrice).toBe(value * 1_000_000)
  })

  it.each([
    'آیفون ۱۳',
    'آیفون ۱۳ تا ۱۶',
    'شارژر ۲۰ وات',
    'کابل تایپ سی',
    'زیر ۲۰ اینچ',
    'آیفون از ۱۳ تا ۱۶',
    'گوشی زیبا میلیون',
    'حداکثر',
    '  ',
  ])('is not «%s», whose words stay as they were typed', (search) => {
    expect(searchWish(search)).toEqual({ words: search.trim(), ...none })
  })
})

describe('a search for low prices', () => {
  it.each(['گوشی ارزان', 'گوشی ارزون', 'ارزان‌ترین گوشی', 'ارزون‌ترین گوشی', 'ارزانترین تبلت'])(
    'says so in any of its forms: «%s»',
    (search) => {
      expect(asksForCheap(search)).toBe(true)
    },
  )

  it.each(['گوشی', 'گوشی ارزانی', 'گوشی گران', ''])('is not «%s»', (search) => {
    expect(asksForCheap(search)).toBe(false)
  })
})
