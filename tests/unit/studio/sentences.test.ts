import { describe, expect, it } from 'vitest'
import { walkOf, type WalkStep } from '#studio/scripts/script.ts'
import { actionOf, sendingOf, shownIn } from '#studio/scripts/sentences.ts'
import type { ViewLine } from '#studio/sources/machine-source.ts'
import { scriptWords, type Language } from '#studio/words/scripts.ts'

const line = (kind: ViewLine['kind']): ViewLine => ({ kind, words: 'Save', marks: [], leads: [] })
const controls = ['button', 'link', 'checkbox', 'radio', 'text', 'file'] as const
const texts = ['words', 'alert', 'status', 'dialog', 'busy'] as const

const causes: WalkStep['cause'][] = [
  ...controls.map((kind) => ({ kind: 'control', line: line(kind) }) as const),
  { kind: 'reply', actor: 'payOrder' },
  { kind: 'failure', actor: 'payOrder', code: 'network' },
  { kind: 'time', delay: 'patience' },
  { kind: 'event' },
]
const sentencesOf = (language: Language) =>
  causes.map((cause) =>
    actionOf(
      { cause, event: 'sale.saved', data: undefined, transitions: [], state: 'saved', lines: [] },
      scriptWords[language],
    ),
  )

describe('the sentences of scripts', () => {
  it('say in English what happens, with its event', () => {
    expect(sentencesOf('en')).toEqual([
      'I press the button «Save» (sale.saved)',
      'I follow the link «Save» (sale.saved)',
      'I toggle the checkbox «Save» (sale.saved)',
      'I choose the option «Save» (sale.saved)',
      'I fill in the field «Save» (sale.saved)',
      'I choose a file for «Save» (sale.saved)',
      'payOrder replies',
      'payOrder fails with network',
      'the delay patience ends (sale.saved)',
      'the event sale.saved arrives',
    ])
  })

  it('say in Persian what happens, with its event', () => {
    expect(sentencesOf('fa')).toEqual([
      'دکمهٔ «Save» را می‌زنم (sale.saved)',
      'پیوند «Save» را باز می‌کنم (sale.saved)',
      'خانهٔ «Save» را تغییر می‌دهم (sale.saved)',
      'گزینهٔ «Save» را انتخاب می‌کنم (sale.saved)',
      'فیلد «Save» را پر می‌کنم (sale.saved)',
      'برای «Save» فایل انتخاب می‌کنم (sale.saved)',
      'پاسخ payOrder می‌رسد',
      'payOrder با خطای network ناموفق می‌شود',
      'مهلت patience می‌گذرد (sale.saved)',
      'رویداد sale.saved می‌رسد',
    ])
  })

  it('say what is on the screen, but not its controls', () => {
    const lines = [...controls, ...texts].map(line)
    expect(shownIn(lines, scriptWords.en)).toEqual([
      'this text is shown: Save',
      'this error is shown: Save',
      'this message is shown: Save',
      'this dialog is open: Save',
      'this wait is shown: Save',
    ])
    expect(shownIn(lines, scriptWords.fa)).toEqual([
      'این متن دیده می‌شود: Save',
      'این خطا دیده می‌شود: Save',
      'این پیام دیده می‌شود: Save',
      'این پنجره باز است: Save',
      'این انتظار دیده می‌شود: Save',
    ])
  })

  it('say every text of a state, and of a parallel one those that all of its regions show', () => {
    const view = (...texts: string[]) => [
      { story: '', lines: texts.map((words) => ({ ...line('words'), words })) },
    ]
    const views = {
      'sale.open': view('Buy', 'Now'),
      'sale.a.on': view('Buy', 'Now'),
      'sale.b.on': view('Buy'),
      'sale.c.on': view('Buy', 'Now'),
    }
    const saidIn = (state: string) => {
      const path = { id: 1, start: '', state, transitions: [], steps: [] }
      return walkOf('sale', path, { sale: { views } }).lines.map(({ words }) => words)
    }
    expect(saidIn('open')).toEqual(['Buy', 'Now'])
    expect(saidIn('a.on + b.on + c.on')).toEqual(['Buy'])
  })

  it('say how to send an event without a known control, or with one of several', () => {
    const step = { event: 'sale.saved', data: 1, transitions: [], state: 'saved', lines: [] }
    const sending = (cause: WalkStep['cause']) => sendingOf({ ...step, cause }, scriptWords.en)
    expect(sending({ kind: 'event' })).toBe('send sale.saved from the studio’s tab “Live” (“Send”)')
    expect(sending({ kind: 'event', oneOf: [line('button'), line('link')] })).toBe(
      'one of these sends it, depending on the data: «Save», «Save»',
    )
    expect(sending({ kind: 'reply', actor: 'payOrder' })).toBeNull()
  })

  it('say where a walk is and which one it is', () => {
    const placesIn = (language: Language) => {
      const { given, state, walk } = scriptWords[language]
      return [given('sale', 'guest', 'open'), state('saved'), walk(12)]
    }
    expect(placesIn('en')).toEqual([
      'sale with the start guest is in open',
      'the state is saved',
      'Path 12',
    ])
    expect(placesIn('fa')).toEqual([
      'ماشین sale با شروع guest در حالت open است',
      'حالت saved است',
      'راه ۱۲',
    ])
  })
})
