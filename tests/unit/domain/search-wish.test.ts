import { describe, expect, it } from 'vitest'
import { searchWish } from '#domain/search-wish.ts'

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
