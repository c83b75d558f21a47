import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { MachineList } from '#studio/app/MachineList.tsx'
import { chooseLanguage } from '#studio/words/language.ts'

afterEach(() => chooseLanguage('fa'))

const covered = {
  id: 'checkout',
  kind: 'flow' as const,
  states: 13,
  transitions: 31,
  covered: 31,
  paths: 7,
  missed: [],
  unreached: [],
  violations: [],
  invariants: {},
  taken: [],
  examples: [],
}
const report = { status: 'ready' as const, report: { machines: [covered] } }

/** What the select of narrow screens says of the checkout. */
function optionOf(list: React.ReactElement): string | undefined {
  return /<option value="checkout"[^>]*>(.*?)<\/option>/.exec(renderToStaticMarkup(list))?.[1]
}

it('keeps the name of a machine in an option apart from the numbers after it, which would move before it', () => {
  const list = <MachineList chosen="checkout" onChoose={() => {}} report={report} />
  expect(optionOf(list)).toBe('\u2066checkout\u2069، ۳۱ از ۳۱ گذار پیموده شده')
  chooseLanguage('en')
  expect(optionOf(list)).toBe('\u2066checkout\u2069, 31 of 31 transitions taken')
})

it('opens the machine that is chosen in the select of narrow screens', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const onChoose = vi.fn<(id: string) => void>()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<MachineList chosen="checkout" onChoose={onChoose} />))
  const select = document.querySelector('select')
  expect(select?.value).toBe('checkout')
  await act(async () => {
    if (select === null) return
    select.value = 'wishlist'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(onChoose.mock.calls).toEqual([['wishlist']])
})

it('names a machine alone while nothing is said of its coverage', () => {
  expect(optionOf(<MachineList chosen="checkout" onChoose={() => {}} />)).toBe('checkout')
})
