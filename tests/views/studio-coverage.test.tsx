import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Legend } from '#studio/app/coverage/CoveragePanel.tsx'
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
  expect(english).toContain('|Taken in unit tests: 1|')
  expect(english).toContain('has not been measured')
  expect(english).toContain('npm run paths -- --browser')
  expect(english).not.toContain('Taken in a browser')
  const persian = textOf(null, 'flow', 'fa')
  expect(persian).toContain('هنوز سنجیده نشده است')
  expect(persian).toContain('npm run paths -- --browser')
  expect(persian).not.toContain('پیموده در مرورگر:')
})

it('asks for no measurement of a machine on the server', () => {
  const text = textOf(null, 'lifecycle', 'en')
  expect(text).toContain('This machine runs on the server')
  expect(text).not.toContain('npm run paths')
})

it('counts what a browser took where one was measured', () => {
  const text = textOf({ count: 0, paths: [], unreachable: null }, 'flow', 'en')
  expect(text).toContain('|Taken in a browser: 0||Only in unit tests: 1|')
  expect(text).not.toContain('measured')
})
