import { describe, expect, it } from 'vitest'
import { clientOf } from './support/customer.ts'
import { goods, product } from './support/goods.ts'
import { shopper, useBrowser } from './support/story.ts'

useBrowser()

/**
 * The letters and digits of an element's text from left to right, as the browser has laid them out; those of one line
 * are joined, lines are separated by a line break.
 */
function drawn(element: Element): string {
  const letters: { letter: string; left: number; top: number }[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    for (let index = 0; index < text.length; index += 1) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { left, top, width } = range.getBoundingClientRect()
      if (width > 0) letters.push({ letter: text.charAt(index), left, top: Math.round(top / 8) })
    }
  }
  return letters
    .toSorted((one, other) => one.top - other.top || one.left - other.left)
    .map(({ letter }) => letter)
    .join('')
}

describe('a text in both directions', () => {
  it('is drawn in the order in which it is read', async () => {
    const guest = await shopper('desktop')
    const { page } = guest
    const { title, details } = await product({ api: clientOf(guest) }, goods.rich)
    const screen = details.find(({ value }) => /[۰-۹].*[A-Za-z]+ [A-Za-z]+/.test(value))
    const model = latinIn(screen?.value ?? '')
    expect(model).toMatch(/ /)

    await page.goto(`/products/${goods.rich}`)
    for (const word of title.match(/[A-Za-z]+/g) ?? [])
      expect(await page.getByRole('heading', { level: 1 }).evaluate(drawn)).toContain(word)
    await page.locator('#specifications summary').click()
    const value = page.getByRole('definition').filter({ hasText: model }).first()
    await value.scrollIntoViewIfNeeded()
    const seen = await value.evaluate(drawn)
    expect(seen).toContain(model)
    const size = /[۰-۹٫]+/.exec(screen?.value ?? '')?.[0] ?? ''
    expect(seen).toContain(size)
    // In a line from right to left, what is read first lies further to the right.
    expect(seen.indexOf(size) > seen.indexOf(model)).toBe(
      (screen?.value ?? '').indexOf(size) < (screen?.value ?? '').indexOf(model),
    )

    const number = page.getByRole('contentinfo').locator('a[href^="tel:"] bdi')
    await number.scrollIntoViewIfNeeded()
    expect(await number.evaluate(drawn)).toBe(await number.textContent())
    const price = page
      .getByRole('form', { name: 'خرید این کالا' })
      .getByText(/^[۰-۹٬]{9,}/)
      .first()
    const amount = /[۰-۹٬]+/.exec((await price.textContent()) ?? '')?.[0] ?? '-'
    expect(await price.evaluate(drawn)).toContain(amount)

    await page.goto('/payment/callback?paid=1&tracking_code=12345&reference_number=67890')
    const code = page.getByRole('definition').filter({ hasText: '۱۲۳۴۵' })
    expect(await code.evaluate(drawn)).toContain('۱۲۳۴۵')
  })
})

/** The longest run of Latin words. */
function latinIn(text: string): string {
  const runs = text.match(/[A-Za-z][A-Za-z0-9 ]*[A-Za-z0-9]/g) ?? []
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? ''
}
