import { html, markup, type Markup } from '../markup.ts'
import type { Script, Walk, WalkStep } from '#studio/scripts/script.ts'
import { actionOf, codeOf, sendingOf, shownIn } from '#studio/scripts/sentences.ts'
import { addressOf } from '#studio/shop/addresses.ts'
import { placeWords } from '#studio/shop/place-words.ts'
import type { ViewLine } from '#studio/sources/machine-source.ts'
import { callersIn } from '#studio/app/live/callers.ts'
import { scriptWords, type Language, type ScriptWords } from '#studio/words/scripts.ts'
import { placeOf } from './place.ts'

/** The paths of machines as a test plan to print and to tick off: one self-contained HTML file. */
export function testPlan(scripts: readonly Script[], language: Language): string {
  const words = scriptWords[language]
  const page = html`<!doctype html>
    <html lang="${language}" dir="${words.direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${words.planTitle}</title>
        <style>
          ${markup(style)}
        </style>
      </head>
      <body>
        <h1>${words.planTitle}</h1>
        <p>${words.planIntro}</p>
        <p>${words.planByHand}</p>
        <p>${words.planExamples}</p>
        <p>${placeWords[language].signIn}</p>
        ${scripts.length > 1 ? contents(scripts) : html``}
        ${scripts.map((script) => machine(script, language))}
      </body>
    </html> `
  return `${page.text}\n`
}

const contents = (scripts: readonly Script[]): Markup =>
  html`<nav>
    <ul>
      ${scripts.map(
        ({ machine: id }) =>
          html`<li>
            <a href="#${id}"><bdi>${id}</bdi></a>
          </li>`,
      )}
    </ul>
  </nav>`

function machine(script: Script, language: Language): Markup {
  const words = scriptWords[language]
  return html`<section id="${script.machine}">
    <h2><bdi>${script.machine}</bdi></h2>
    <p>${words.kinds[script.kind]}</p>
    ${script.walks.map((walk) => table(script.machine, walk, language))}
  </section>`
}

function table(machine: string, walk: Walk, language: Language): Markup {
  const words = scriptWords[language]
  const isOnPage = addressOf(machine, walk.start) !== null
  const callers = callersIn([machine]).map(({ name }) => name)
  const given = html`${breakable(words.given(machine, walk.start, walk.state))}
    <p><b>${words.place.title}:</b> ${breakable(placeOf(machine, walk.start, language))}</p>`
  const { step, action, expected, done } = words.columns
  return html`<table>
    <caption>
      ${words.walk(walk.path)}
    </caption>
    <thead>
      <tr>
        <th scope="col">${step}</th>
        <th scope="col">${action}</th>
        <th scope="col">${expected}</th>
        <th scope="col">${done}</th>
      </tr>
    </thead>
    <tbody>
      ${row(0, given, expectation(walk, words), words)}
      ${walk.steps.map((step, index) => row(index + 1, actionCell(step, { isOnPage, callers }, words), expectation(step, words), words))}
    </tbody>
  </table>`
}

function row(number: number, action: Markup, expected: Markup, words: ScriptWords): Markup {
  return html`<tr>
    <th scope="row">${number.toLocaleString(words.direction === 'rtl' ? 'fa' : 'en')}</th>
    <td>${action}</td>
    <td>${expected}</td>
    <td class="box" aria-label="${words.columns.done}"></td>
  </tr>`
}

type ByHand = {
  /** Whether a page shows the machine, so that the studio can send it events. */
  isOnPage: boolean
  /** The actors that make a call, which the studio can make fail. */
  callers: readonly string[]
}

function actionCell(step: WalkStep, byHand: ByHand, words: ScriptWords): Markup {
  const data = step.data === undefined ? [] : [details(JSON.stringify(step.data), words)]
  const shown = isolatedIn(step)
  const way = byHand.isOnPage ? wayOf(shown, byHand.callers, words) : null
  const how = way === null ? [] : [html`<p>${breakable(way)}</p>`]
  return html`${breakable(actionOf(shown, words))} ${how} ${data}`
}

/** How a person brings about what the sentence of a step does not say; null where it says all. */
function wayOf(step: WalkStep, callers: readonly string[], words: ScriptWords): string | null {
  const { cause } = step
  if (cause.kind === 'failure' && !callers.includes(cause.actor)) return words.onlyWatched
  return sendingOf(step, words)
}

const details = (data: string, words: ScriptWords): Markup =>
  html`<details>
    <summary>${words.data}</summary>
    <code dir="ltr">${data}</code>
  </details>`

type Seen = Pick<Walk, 'state' | 'lines'> & Partial<Pick<WalkStep, 'cause'>>

function expectation({ state, lines, cause }: Seen, words: ScriptWords): Markup {
  const code = cause && codeOf({ cause })
  const shown = shownIn(lines.map(isolated), words, code)
  return html`${breakable(words.state(state))}${shown.map((text) => html`<br />${text}`)}`
}

/** A text whose names of the code break after a dot, where they do not fit on a line. */
function breakable(text: string): Markup {
  const parts = text.split(/(\w+(?:\.\w+)+)/)
  return html`${parts.map((part, index) => (index % 2 === 0 ? html`${part}` : dotted(part)))}`
}

function dotted(name: string): Markup {
  const [first = '', ...rest] = name.split('.')
  return html`<bdi dir="ltr">${first}${rest.map((part) => html`.<wbr />${part}`)}</bdi>`
}

/** What the shop says, in its own direction inside a sentence of the plan, with its full stop at its own end. */
const isolated = (line: ViewLine): ViewLine => ({ ...line, words: `\u2068${line.words}\u2069` })

function isolatedIn(step: WalkStep): WalkStep {
  const { cause } = step
  if (cause.kind === 'control') return { ...step, cause: { ...cause, line: isolated(cause.line) } }
  if (cause.kind === 'event')
    return { ...step, cause: { ...cause, oneOf: cause.oneOf?.map(isolated) } }
  return step
}

const style = `
  body { font: 15px/1.7 Vazirmatn, system-ui, sans-serif; max-width: 1000px; margin: 32px auto; padding: 0 16px; color: #101815; background: #fff; }
  table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 16px 0 32px; break-inside: avoid; }
  caption { text-align: start; font-weight: 700; padding-block: 8px; }
  th, td { border: 1px solid #b6c4be; padding: 6px 10px; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  td p { margin-block: 4px; }
  thead th { background: #eef5f2; }
  /* The step and its box; the two texts share the rest. */
  @media print, (width > 480px) {
    thead th:first-child { width: 3.5em; }
    thead th:last-child { width: 5em; }
  }
  code { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  section { break-before: page; }
  @media screen and (width <= 480px) {
    /* What is expected stands below the action. */
    table, caption, thead, tbody { display: block; }
    tr { display: grid; grid-template-columns: 3.5em minmax(0, 1fr) 4em; gap: 1px; padding: 1px; margin-block-end: -1px; background: #b6c4be; font-size: 13px; }
    th, td { border: 0; padding: 6px 4px; background: #fff; }
    tr > * { grid-row: 1 / 3; }
    tr > :nth-child(2) { grid-row: 1; grid-column: 2; }
    tr > :nth-child(3) { grid-row: 2; grid-column: 2; }
  }
  @media print {
    body { font-size: 10pt; }
    details::details-content { content-visibility: visible; block-size: auto; }
    summary { display: none; }
    details code { font-size: 7.5pt; line-height: 1.3; }
  }
`
