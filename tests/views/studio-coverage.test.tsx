import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Selection } from '#studio/app/chart/chart-context.ts'
import { Legend } from '#studio/app/coverage/CoveragePanel.tsx'
import { PathSteps } from '#studio/app/coverage/PathSteps.tsx'
import { chooseLanguage, type Language } from '#studio/words/language.ts'
import type { MachinePaths, TransitionPaths } from '#walks/paths-report.ts'

afterEach(() => chooseLanguage('fa'))

function textOf(
  browser: TransitionPaths['browser'],
  kind: MachinePaths['kind'],
  language: Language,
) {
  chooseLanguage(language)
  const taken: TransitionPaths = {
    id: 'door.closed|knocked|0',
    source: 'door.closed',
    event: 'knocked',
    guard: null,
    targets: ['door.open'],
    unit: { count: 1, paths: [] },
    browser,
  }
  const paths: MachinePaths = {
    id: 'door',
    kind,
    states: 2,
    transitions: 1,
    covered: 1,
    paths: 1,
    missed: [],
    unreached: [],
    violations: [],
    invariants: {},
    taken: [taken],
    examples: [],
  }
  return renderToStaticMarkup(<Legend paths={paths} />).replaceAll(/<[^>]*>/g, '|')
}

it('says that nothing was measured in a browser, and how to, instead of counting none', () => {
  const english = textOf(null, 'flow', 'en')
  expect(english).toContain('|Taken in generated walks: 1|')
  expect(english).toContain('has not been measured')
  expect(english).toContain('npm run paths -- --browser')
  expect(english).not.toContain('Taken in a browser')
  const persian = textOf(null, 'flow', 'fa')
  expect(persian).toContain('هنوز سنجیده نشده است')
  expect(persian).toContain('npm run paths -- --browser')
  expect(persian).not.toContain('پیموده‌شده در مرورگر:')
})

it('asks for no measurement of a machine on the server', () => {
  const text = textOf(null, 'lifecycle', 'en')
  expect(text).toContain('This machine runs on the server')
  expect(text).not.toContain('npm run paths')
})

it('marks the step of a path that takes the transition, and leads from each to its own', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const onSelect = vi.fn<(selection: Selection) => void>()
  const step = (event: string, transition: string) => ({
    event,
    payload: '',
    state: 'open',
    transitions: [`door.${transition}`],
  })
  const path = {
    id: 1,
    start: 'closed',
    state: 'closed',
    transitions: [],
    steps: [step('knocked', 'closed|knocked|0'), step('entered', 'open|entered|0')],
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(() => root.unmount()))
  await act(async () =>
    root.render(<PathSteps transition="door.open|entered|0" {...{ path, onSelect }} />),
  )
  const marked = [...document.querySelectorAll('li')].map((row) => 'here' in row.dataset)
  expect(marked).toEqual([false, false, true])
  for (const button of document.querySelectorAll('button')) await act(async () => button.click())
  expect(onSelect.mock.calls.map(([{ id }]) => id)).toEqual([
    'door.closed|knocked|0',
    'door.open|entered|0',
  ])
})

it('counts what a browser took where one was measured', () => {
  const text = textOf({ count: 0, paths: [], unreachable: null }, 'flow', 'en')
  expect(text).toContain('|Taken in a browser: 0||Only in generated walks: 1|')
  expect(text).not.toContain('measured')
})
