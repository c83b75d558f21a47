import { toPersianDigits } from '#studio/shop/texts.ts'
import type { ViewLine } from '#studio/sources/machine-source.ts'

export const languages = ['fa', 'en'] as const
export type Language = (typeof languages)[number]

type Controls = Partial<Record<ViewLine['kind'], (name: string) => string>>

export type ScriptWords = {
  direction: 'rtl' | 'ltr'
  /** The keywords of Gherkin, each as its parser expects it. */
  keywords: Record<'feature' | 'scenario' | 'given' | 'when' | 'outcome' | 'and', string>
  planTitle: string
  planIntro: string
  walk: (path: number) => string
  columns: Record<'step' | 'action' | 'expected' | 'done', string>
  kinds: Record<'flow' | 'lifecycle', string>
  given: (machine: string, start: string, state: string) => string
  /** A control is used; `name` is what a screen reader says. */
  uses: Controls
  reply: (actor: string) => string
  failure: (actor: string, code: string) => string
  time: (delay: string) => string
  event: (event: string) => string
  state: (state: string) => string
  /** Something is on the screen. */
  shows: Controls
  data: string
}

const fa: ScriptWords = {
  direction: 'rtl',
  keywords: {
    feature: 'ویژگی',
    scenario: 'سناریو',
    given: 'با فرض',
    when: 'وقتی',
    outcome: 'آنگاه',
    and: 'و',
  },
  planTitle: 'برنامهٔ آزمون',
  planIntro:
    'راه‌های کوتاه هر ماشین که با هم همهٔ گذارهای آن را می‌پیمایند. هر گام را انجام دهید، نتیجه را ببینید و خانهٔ کنارش را علامت بزنید.',
  walk: (path) => `راه ${toPersianDigits(path)}`,
  columns: { step: 'گام', action: 'کار یا رویداد', expected: 'نتیجه', done: 'انجام شد' },
  kinds: { flow: 'جریان مرورگر', lifecycle: 'چرخهٔ عمر در سرور' },
  given: (machine, start, state) => `ماشین ${machine} با شروع ${start} در حالت ${state} است`,
  uses: {
    button: (name) => `دکمهٔ «${name}» را می‌زنم`,
    link: (name) => `پیوند «${name}» را باز می‌کنم`,
    checkbox: (name) => `خانهٔ «${name}» را تغییر می‌دهم`,
    radio: (name) => `گزینهٔ «${name}» را انتخاب می‌کنم`,
    text: (name) => `فیلد «${name}» را پر می‌کنم`,
    file: (name) => `برای «${name}» فایل انتخاب می‌کنم`,
  },
  reply: (actor) => `پاسخ ${actor} می‌رسد`,
  failure: (actor, code) => `${actor} با خطای ${code} ناموفق می‌شود`,
  time: (delay) => `مهلت ${delay} می‌گذرد`,
  event: (event) => `رویداد ${event} می‌رسد`,
  state: (state) => `حالت ${state} است`,
  shows: {
    words: (text) => `این متن دیده می‌شود: ${text}`,
    alert: (text) => `این خطا دیده می‌شود: ${text}`,
    status: (text) => `این پیام دیده می‌شود: ${text}`,
    dialog: (text) => `این پنجره باز است: ${text}`,
    busy: (text) => `این انتظار دیده می‌شود: ${text}`,
  },
  data: 'داده',
}

const en: ScriptWords = {
  direction: 'ltr',
  keywords: {
    feature: 'Feature',
    scenario: 'Scenario',
    given: 'Given',
    when: 'When',
    outcome: 'Then',
    and: 'And',
  },
  planTitle: 'Test plan',
  planIntro:
    'The short paths of each machine that together take all of its transitions. Do each step, look at the result, and tick its box.',
  walk: (path) => `Path ${path}`,
  columns: { step: 'Step', action: 'Action or event', expected: 'Expected result', done: 'Done' },
  kinds: { flow: 'Flow in the browser', lifecycle: 'Lifecycle on the server' },
  given: (machine, start, state) => `${machine} with the start ${start} is in ${state}`,
  uses: {
    button: (name) => `I press the button «${name}»`,
    link: (name) => `I follow the link «${name}»`,
    checkbox: (name) => `I toggle the checkbox «${name}»`,
    radio: (name) => `I choose the option «${name}»`,
    text: (name) => `I fill in the field «${name}»`,
    file: (name) => `I choose a file for «${name}»`,
  },
  reply: (actor) => `${actor} replies`,
  failure: (actor, code) => `${actor} fails with ${code}`,
  time: (delay) => `the delay ${delay} ends`,
  event: (event) => `the event ${event} arrives`,
  state: (state) => `the state is ${state}`,
  shows: {
    words: (text) => `this text is shown: ${text}`,
    alert: (text) => `this error is shown: ${text}`,
    status: (text) => `this message is shown: ${text}`,
    dialog: (text) => `this dialog is open: ${text}`,
    busy: (text) => `this wait is shown: ${text}`,
  },
  data: 'Data',
}

export const scriptWords: Record<Language, ScriptWords> = { fa, en }
