import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Code } from '#studio/app/Code.tsx'
import { ShopText, WithShopTexts } from '#studio/app/ShopText.tsx'

it.each([
  ['18 ماه گارانتی', 'rtl'],
  ['iPhone 16 در سبد است', 'rtl'],
  ['SnappPay', 'auto'],
])('shows the text «%s» of the shop in the direction %s, whatever is around it', (text, dir) => {
  const language = dir === 'rtl' ? ' lang="fa"' : ''
  const start = `<bdi${language} dir="${dir}">`
  expect(renderToStaticMarkup(<ShopText>{text}</ShopText>)).toBe(`${start}${text}</bdi>`)
  expect(renderToStaticMarkup(<ShopText isQuoted>{text}</ShopText>)).toBe(`${start}«${text}»</bdi>`)
})

it('shows what a sentence quotes of the shop in its own language, and the tabs of the studio as they are', () => {
  const sentence = 'Press “ثبت دیدگاه” and follow it in the tab “Live”.'
  expect(renderToStaticMarkup(<WithShopTexts>{sentence}</WithShopTexts>)).toBe(
    'Press <bdi lang="fa" dir="rtl">«ثبت دیدگاه»</bdi> and follow it in the tab “Live”.',
  )
})

it.each([
  ['{"title":"جشنواره","text":"تا جمعه ارزان‌ترند."}', ['جشنواره', 'تا جمعه ارزان‌ترند.']],
  ['{"title":"گوشی مدل A5","second":"Aban A5"}', ['گوشی مدل A5']],
  ['{"city":301,"address":"خیابان شریعتی، کو…', ['خیابان شریعتی، کو…']],
  ['press خرید now', ['خرید']],
])('keeps each Persian text of the code %s in one piece, with what ends it', (code, pieces) => {
  const markup = renderToStaticMarkup(<Code>{code}</Code>).replaceAll('<wbr/>', '')
  const isolated = [...markup.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/g)].map(([, piece]) => piece)
  expect(isolated).toEqual(pieces)
})

it('may begin a line of JSON, which has no spaces, with the name or the value of a field', () => {
  const markup = renderToStaticMarkup(<Code>{'{"id":9,"title":"خانه","kind":"a"}'}</Code>)
  const lines = markup
    .replaceAll('&quot;', '"')
    .split('<wbr/>')
    .map((part) => part.replaceAll(/<[^>]*>/g, ''))
  expect(lines).toEqual(['{"id":9,', '"title":', '"خانه",', '"kind":', '"a"}'])
})
