import { toPersianDigits } from '#studio/shop/texts.ts'
import type { Language } from './scripts.ts'

type Text = (name: string) => string

/** The texts of the reports of `npm run paths` in one language. */
export type ReportWords = {
  /** A number as it is, in the digits of the language. */
  digits: (value: number | string) => string
  title: string
  intro: string
  machines: string
  machine: string
  kinds: Record<'flow' | 'lifecycle', string>
  states: string
  transitions: string
  covered: string
  paths: string
  inBrowser: string
  notInBrowser: string
  notMeasured: string
  /** The command that measures follows it. */
  unmeasured: string
  chart: Text
  colors: Record<'browser' | 'unit' | 'none', string>
  faults: string
  noFaults: string
  missed: Text
  untested: Text
  invariantList: string
  invariant: string
  tested: string
  inStates: Text
  unreached: Text
  transitionList: string
  event: string
  from: string
  to: string
  stays: string
  guard: string
  byPaths: string
  pathNumber: Text
  times: Text
  unreachable: Text
  pathList: Text
  start: string
  against: {
    title: (before: string, after: string) => string
    workingTree: string
    differences: Record<'added' | 'gone' | 'changed', string>
    none: string
    notThere: string
    chart: (id: string, side: string) => string
    /** The number of a branch, after its event. */
    branch: Text
    list: string
    counted: {
      fromTo: (before: string, after: string) => string
      text: (states: string, steps: string, refusals: string, shown: string) => string
    }
    charts: string
    sameCharts: string
    /** What a dashed frame marks, and a dotted one. */
    frame: string
    targetFrame: string
    /** The link to the targets of a transition, after the one to its label. */
    toTargets: string
    /** `steps of <event> in <state>: …`; what is shown has no event. */
    recorded: Record<'states' | 'transitions' | 'refusals' | 'views' | 'in' | 'title', string> & {
      more: Text
    }
    coverage: string
    sameCoverage: string
    coverageChanges: Record<'gained' | 'lost', string>
    byWalks: (taken: string, all: string, reached: string, states: string) => string
    inBrowser: (taken: string, all: string) => string
    noWalks: string
    noBrowser: string
  }
}

const fa = {
  digits: toPersianDigits,
  title: 'پوشش مسیرها',
  intro:
    'هر جریان خرید یک ماشین حالت است. این گزارش نشان می‌دهد کدام گذارها را راه‌های ساخته‌شده و کدام‌ها را مرورگر واقعی پیموده است.',
  machines: 'ماشین‌ها',
  machine: 'ماشین',
  kinds: { flow: 'جریان مرورگر', lifecycle: 'چرخهٔ عمر در سرور' },
  states: 'حالت',
  transitions: 'گذار',
  covered: 'پیموده',
  paths: 'راه',
  inBrowser: 'در مرورگر',
  notInBrowser: 'در مرورگر شمرده نشده',
  notMeasured: 'سنجیده نشده',
  unmeasured:
    'سنجیده نشده: هنوز هیچ آزمونی این ماشین‌ها را در مرورگر نشمرده است. با این فرمان شمرده می‌شوند، که چند دقیقه زمان می‌برد:',
  chart: (id) => `نمودار ${id}`,
  colors: { browser: 'راه‌ها و مرورگر', unit: 'فقط راه‌ها', none: 'پیموده نشده' },
  faults: 'ایرادها',
  noFaults: 'هیچ گذاری جا نمانده و هیچ قاعده‌ای نشکسته است.',
  missed: (id) => `پیموده نشد: ${id}`,
  untested: (name) => `هرگز سنجیده نشد: ${name}`,
  invariantList: 'قاعده‌ها',
  invariant: 'قاعده',
  tested: 'سنجیده در',
  inStates: (count) => `${count} حالت`,
  unreached: (id) => `دیده نشد: ${id}`,
  transitionList: 'گذارها',
  event: 'رویداد',
  from: 'از',
  to: 'به',
  stays: 'همان‌جا',
  guard: 'شرط',
  byPaths: 'راه‌ها',
  pathNumber: (id) => `راه ${id}`,
  times: (count) => `${count} بار`,
  unreachable: (reason) => `در مرورگر ممکن نیست: ${reason}`,
  pathList: (count) => `${count} راه کوتاه که همهٔ گذارها را می‌پیمایند`,
  start: 'شروع',
  against: {
    title: (before, after) => `ماشین‌ها از ${before} تا ${after}`,
    workingTree: 'پوشهٔ کاری',
    differences: { added: 'تازه', gone: 'حذف‌شده', changed: 'دیگرگون' },
    none: 'هیچ ماشینی کار دیگری نمی‌کند و چیز دیگری نشان نمی‌دهد.',
    notThere: 'این ماشین در این‌جا نیست.',
    chart: (id, side) => `نمودار ${id} در ${side}`,
    branch: (turn) => `، شاخهٔ ${turn}`,
    list: 'همهٔ تفاوت‌ها: حالت‌ها، گذارها، خطاها، آنچه کاربر می‌بیند و پوشش',
    counted: {
      fromTo: (before, after) => `از ${before} به ${after}`,
      text: (states, steps, refusals, shown) =>
        `سطرهای جدول‌های ضبط‌شده، که در آن‌ها هر رویداد در هر حالتی که می‌پذیردش یک سطر دارد و شمارشان جز شمار گذارهای نمودار است: حالت‌ها ${states}، گام‌ها ${steps}، خطاها ${refusals}، حالت‌های دیده‌شده ${shown}.`,
    },
    charts: 'چه می‌کند',
    sameCharts: 'نمودار در هر دو یکی است.',
    frame: 'این‌جا، یا جایی که می‌بود',
    targetFrame: 'مقصد گذار در این سو',
    toTargets: 'مقصدها',
    recorded: {
      states: 'حالت‌های ضبط‌شده',
      transitions: 'گام‌های',
      refusals: 'خطاهای',
      views: 'آنچه دیده می‌شود',
      in: 'در',
      title: 'گام‌ها، خطاها یا آنچه دیده می‌شود دیگرگون است',
      more: (count) => `و ${count} تای دیگر`,
    },
    coverage: 'آزمون‌ها چه می‌پیمایند',
    sameCoverage: 'آزمون‌ها در هر دو همان را می‌پیمایند',
    coverageChanges: { gained: 'تازه پیموده', lost: 'دیگر پیموده نمی‌شود' },
    byWalks: (taken, all, reached, states) =>
      `راه‌ها ${taken} از ${all} گذار و ${reached} از ${states} حالت را می‌پیمایند.`,
    inBrowser: (taken, all) => `مرورگر ${taken} از ${all} گذار را پیموده است.`,
    noWalks: 'این کامیت راه‌های ساخته‌شده ندارد؛ پوشش آن دانسته نیست.',
    noBrowser: 'گزارشی از مرورگر نیست.',
  },
} satisfies ReportWords

const en = {
  digits: String,
  title: 'Coverage of the paths',
  intro:
    'Every flow of the shop is a state machine. This report shows which transitions the generated paths take, and which the real browser has taken.',
  machines: 'Machines',
  machine: 'Machine',
  kinds: { flow: 'flow in the browser', lifecycle: 'lifecycle on the server' },
  states: 'States',
  transitions: 'Transitions',
  covered: 'Covered',
  paths: 'Paths',
  inBrowser: 'In the browser',
  notInBrowser: 'not counted in the browser',
  notMeasured: 'not measured',
  unmeasured:
    'Not measured: no run has counted these machines in the browser yet. This command does, in some minutes:',
  chart: (id) => `Chart of ${id}`,
  colors: { browser: 'paths and browser', unit: 'paths alone', none: 'not taken' },
  faults: 'Faults',
  noFaults: 'No transition was missed, and no invariant was broken.',
  missed: (id) => `never taken: ${id}`,
  untested: (name) => `never tested: ${name}`,
  invariantList: 'Invariants',
  invariant: 'Invariant',
  tested: 'Put to the test in',
  inStates: (count) => `${count} states`,
  unreached: (id) => `never reached: ${id}`,
  transitionList: 'Transitions',
  event: 'Event',
  from: 'From',
  to: 'To',
  stays: 'stays',
  guard: 'Guard',
  byPaths: 'Paths',
  pathNumber: (id) => `path ${id}`,
  times: (count) => `${count} times`,
  unreachable: (reason) => `cannot be taken in the browser: ${reason}`,
  pathList: (count) => `${count} short paths that take every transition`,
  start: 'start',
  against: {
    title: (before, after) => `Machines from ${before} to ${after}`,
    workingTree: 'the working tree',
    differences: { added: 'added', gone: 'gone', changed: 'changed' },
    none: 'No differences in what the machines do or show.',
    notThere: 'This machine does not exist here.',
    chart: (id, side) => `Chart of ${id} at ${side}`,
    branch: (turn) => `, branch ${turn}`,
    list: 'All differences: states, transitions, refusals, what the shopper sees, and coverage',
    counted: {
      fromTo: (before, after) => `${before} → ${after}`,
      text: (states, steps, refusals, shown) =>
        `Rows of the recorded tables, where each event has one in each state that accepts it, so their number differs from that of the transitions of the chart: states ${states}, steps ${steps}, refusals ${refusals}, states shown ${shown}.`,
    },
    charts: 'What it does',
    sameCharts: 'The chart is the same at both.',
    frame: 'here, or where it would be',
    targetFrame: 'where the transition leads on this side',
    toTargets: 'targets',
    recorded: {
      states: 'recorded states',
      transitions: 'steps of',
      refusals: 'refusals of',
      views: 'what is shown',
      in: 'in',
      title: 'steps, refusals or what is shown differ',
      more: (count) => `and ${count} more`,
    },
    coverage: 'What the tests take',
    sameCoverage: 'The tests take the same at both',
    coverageChanges: { gained: 'taken now', lost: 'no longer taken' },
    byWalks: (taken, all, reached, states) =>
      `The paths take ${taken} of ${all} transitions and reach ${reached} of ${states} states.`,
    inBrowser: (taken, all) => `The browser has taken ${taken} of ${all} transitions.`,
    noWalks: 'This commit has no generated paths, so its coverage is not known.',
    noBrowser: 'There is no report of the browser.',
  },
} satisfies ReportWords

/** Texts of the reports of `npm run paths`. */
export const pathsReport: Record<Language, ReportWords> = { fa, en }
