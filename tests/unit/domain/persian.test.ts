import { describe, expect, it } from 'vitest'
import { comparable, comparableWords, isBlank, plainText, tidyPersian } from '#domain/persian.ts'

const zwnj = '\u200c'

describe('the comparable form of a text', () => {
  it.each([
    ['Arabic yeh and kaf', 'گوشي كارى', 'گوشی کاری'],
    ['teh marbuta and heh with yeh', 'مجلة خانۀ خانهٔ', 'مجله خانه خانه'],
    ['alef with madda, hamza and wasla', 'آیفون أصل إسم ٱبی', 'ایفون اصل اسم ابی'],
    ['waw and yeh with hamza, lone hamza', 'رؤیا مسئول جزء', 'رویا مسیول جز'],
    ['diacritics', 'مُبایلِ جَدیدٌ', 'مبایل جدید'],
    ['tatweel', 'كابـــــل', 'کابل'],
    ['presentation forms', '\ufedb\ufe8e\ufe91\ufede', 'کابل'],
    ['Persian and Arabic digits', '۱۵ ١٥ 15', '15 15 15'],
    ['full-width forms', 'ＡＢＣ１２', 'abc12'],
    ['case and Latin diacritics', 'Café iPHONE', 'cafe iphone'],
    ['punctuation', 'آیفون، ۱۵ (پرو)! «مکس» - S25/256', 'ایفون 15 پرو مکس s25 256'],
    ['invisible marks', '\ufeffلپ\u200fتاپ\u200e', 'لپتاپ'],
    ['white space', '  a \t\n b\u00a0c ', 'a b c'],
    ['nothing but punctuation', ' !؟… ', ''],
  ])('is one for %s', (_, text, form) => {
    expect(comparable(text)).toBe(form)
  })

  it('keeps a zwnj between letters and drops it elsewhere', () => {
    expect(comparable(`لپ${zwnj}${zwnj}تاپ`)).toBe(`لپ${zwnj}تاپ`)
    expect(comparable(`${zwnj}لپ ${zwnj} تاپ${zwnj}`)).toBe('لپ تاپ')
    expect(comparable('لپ\u00acتاپ')).toBe(`لپ${zwnj}تاپ`)
  })

  it('does not change when it is taken again', () => {
    for (const text of ['آيفون ۱۵ پرو‌مکس', 'خانهٔ ٱبي ‌ x', 'Café—S25!', 'ﮔﻮﺷﻰ']) {
      expect(comparable(comparable(text))).toBe(comparable(text))
    }
  })

  it('falls into words', () => {
    expect(comparableWords('گوشي، سامسونگ  S25')).toEqual(['گوشی', 'سامسونگ', 's25'])
    expect(comparableWords('…')).toEqual([])
  })
})

describe('a tidied text', () => {
  it('has Persian letters, single spaces and no invisible marks, and keeps the rest', () => {
    expect(tidyPersian('  علي  كريمي\u200f، «پلاك» ۱۲ ')).toBe('علی کریمی، «پلاک» ۱۲')
    expect(tidyPersian('عل\u0001ی\u001b کری\u0085\u2065\u3164می\n')).toBe('علی کریمی')
    expect(tidyPersian('مُحمّد آزاد')).toBe('مُحمّد آزاد')
    expect(tidyPersian('واحد ٤٥٦ و 7')).toBe('واحد ۴۵۶ و 7')
    expect(tidyPersian(`می${zwnj} روم ${zwnj} خانه‌ام`)).toBe('می روم خانه‌ام')
  })
})

describe('a text', () => {
  it.each(['', '  ', '\n\t', '\u200b\u200c', ' \u2066\u2069 ', '\ufeff', '\u3164\u2065', '\u2800'])(
    'is blank as %j',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it.each(['۱', 'آ\u200cب', '-'])('is not blank as %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('a plain text', () => {
  it('keeps its words and lines apart', () => {
    expect(plainText('a\tb\rc\r\nd\ne')).toBe('a b\nc\nd\ne')
  })

  it('has no invisible character but joiners', () => {
    expect(plainText('\u202eمی\u200cشود\u0007\u2065\u3164')).toBe('می\u200cشود')
    expect(plainText('❤\ufe0f')).toBe('❤\ufe0f')
  })
})
