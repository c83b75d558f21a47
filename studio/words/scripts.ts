import { live as liveEn } from './en/live.ts'
import { live as liveFa } from './fa/live.ts'
import { walks as walksEn } from './en/walks.ts'
import { walks as walksFa } from './fa/walks.ts'
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
  /** How a person makes what no control of the app makes. */
  planByHand: string
  /** What a person finds otherwise than it is written, and where it is as written. */
  planExamples: string
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
  /** An error is on the screen that a failure with this code brought; `text` may be that of another code. */
  showsErrorOf: (code: string, text: string) => string
  data: string
  /** Where a walk is taken by hand. */
  place: {
    title: string
    at: (path: string, visitor: string) => string
    first: (thing: string) => string
    button: (name: string) => string
    region: (name: string) => string
    /** It runs inside another machine, to which events lead. */
    inside: (machine: string, events: string) => string
    separator: string
    none: (reason: string) => string
  }
  /** An event that no known control sends. */
  send: (event: string) => string
  oneOf: (names: string) => string
  /** What an actor does that only waits: no person can make it fail. */
  onlyWatched: string
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
  planByHand: `استودیو را با ⁦npm run studio⁩ باز کنید؛ نشانی‌اش ⁦/dev/studio⁩ است. شکست یا پاسخ دیر را در زبانهٔ «${liveFa.title}»، بخش «${liveFa.steering}» بسازید، پیش از گامی که فراخوانی را می‌فرستد: در «${liveFa.nextCall}» برای شکست «${liveFa.faults.refuse}» را با «${liveFa.faultCode}» آن گام، برای ⁦network⁩ «${liveFa.faults.lose}»، و برای پاسخ دیر «${liveFa.faults.hang}» را انتخاب کنید. مهلت‌ها با «${liveFa.pass}» می‌گذرند.`,
  planExamples: `مبلغ‌ها، نام‌ها، کدها و متن‌ها از دادهٔ نمونهٔ ماشین‌اند: همان جمله‌ها را با دادهٔ خود برنامه چشم داشته باشید، و آنچه برنامه می‌خواهد وارد کنید، مانند کدی که فرستاده است. جملهٔ هر خطا به کد آن بستگی دارد. زبانهٔ «${walksFa.title}» استودیو هر راه را با شماره‌اش و درست با همین داده نشان می‌دهد.`,
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
  showsErrorOf: (code, text) => `خطایی که با ${code} می‌خواند دیده می‌شود، مانند: ${text}`,
  data: 'داده',
  place: {
    title: 'کجا و چه کسی',
    at: (path, visitor) => `\u2066${path}\u2069، ${visitor}.`,
    first: (thing) => `پیش از آن: ${thing}.`,
    button: (name) => `آنجا دکمهٔ «${name}» را بزنید.`,
    region: (name) => `آنجا نخستین دکمهٔ بخش «${name}» را بزنید.`,
    inside: (machine, events) =>
      `درون ⁦${machine}⁩ اجرا می‌شود${events === '' ? '' : `؛ راهش: ${events}`}.`,
    separator: '، ',
    none: (reason) => `صفحه‌ای آن را نشان نمی‌دهد: ${reason}.`,
  },
  send: (event) => `⁦${event}⁩ را از زبانهٔ «${liveFa.title}» استودیو بفرستید («${liveFa.send}»)`,
  oneOf: (names) => `یکی از این‌ها آن را می‌فرستد، بسته به داده: ${names}`,
  onlyWatched: `این بخش فراخوانی ندارد و با دست ناکام نمی‌شود؛ آن را در زبانهٔ «${walksFa.title}» استودیو ببینید`,
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
  planByHand: `Open the studio with npm run studio; it is at /dev/studio. Make a failure or a late reply in its tab “${liveEn.title}”, under “${liveEn.steering}”, before the step that sends the call: for “${liveEn.nextCall}” choose “${liveEn.faults.refuse}” with the “${liveEn.faultCode}” of the step for a failure, “${liveEn.faults.lose}” for network, and “${liveEn.faults.hang}” for a late reply. Delays end with “${liveEn.pass}”.`,
  planExamples: `Amounts, names, codes and texts are those of the machine’s example data: expect the same sentences with the data of the app, and enter what the app asks for, such as the code that it has sent. What an error says depends on its code. The studio’s tab “${walksEn.title}” shows each path by its number with exactly this data.`,
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
  showsErrorOf: (code, text) => `an error that fits ${code} is shown, such as: ${text}`,
  data: 'Data',
  place: {
    title: 'Where and as whom',
    at: (path, visitor) => `${path}, ${visitor}.`,
    first: (thing) => `Needed first: ${thing}.`,
    button: (name) => `Press the button «${name}» there.`,
    region: (name) => `Press the first button of «${name}» there.`,
    inside: (machine, events) =>
      `It runs inside ${machine}${events === '' ? '' : `; the way there: ${events}`}.`,
    separator: ', ',
    none: (reason) => `No page shows it: ${reason}.`,
  },
  send: (event) => `send ${event} from the studio’s tab “${liveEn.title}” (“${liveEn.send}”)`,
  oneOf: (names) => `one of these sends it, depending on the data: ${names}`,
  onlyWatched: `this actor makes no call, so it cannot be made to fail by hand; watch it in the studio’s tab “${walksEn.title}”`,
}

export const scriptWords: Record<Language, ScriptWords> = { fa, en }
