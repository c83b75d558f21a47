import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShopText } from '#studio/app/ShopText.tsx'

it.each([
  ['18 ماه گارانتی', 'rtl'],
  ['iPhone 16 در سبد است', 'rtl'],
  ['SnappPay', 'auto'],
])('shows the text «%s» of the shop in the direction %s, whatever is around it', (text, dir) => {
  expect(renderToStaticMarkup(<ShopText>{text}</ShopText>)).toBe(`<bdi dir="${dir}">${text}</bdi>`)
})
