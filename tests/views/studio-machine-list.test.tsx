import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
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
  expect(optionOf(list)).toBe('\u2066checkout\u2069، ۳۱ از ۳۱ گذار پیموده')
  chooseLanguage('en')
  expect(optionOf(list)).toBe('\u2066checkout\u2069, 31 of 31 transitions taken')
})

it('names a machine alone while nothing is said of its coverage', () => {
  expect(optionOf(<MachineList chosen="checkout" onChoose={() => {}} />)).toBe('checkout')
})
