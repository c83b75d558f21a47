import { html, markup, type Markup } from '../markup.ts'
import type { Script, Walk, WalkStep } from '#studio/scripts/script.ts'
import { actionOf, shownIn } from '#studio/scripts/sentences.ts'
import type { ViewLine } from '#studio/sources/machine-source.ts'
import { scriptWords, type Language, type ScriptWords } from '#studio/words/scripts.ts'

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
        ${scripts.map((script) => machine(script, words))}
      </body>
    </html> `
  return `${page.text}\n`
}

function machine(script: Script, words: ScriptWords): Markup {
  return html`<section>
    <h2><bdi>${script.machine}</bdi></h2>
    <p>${words.kinds[script.kind]}</p>
    ${script.walks.map((walk) => table(script.machine, walk, words))}
  </section>`
}

function table(machine: string, walk: Walk, words: ScriptWords): Markup {
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
      ${row(0, html`${words.given(machine, walk.start, walk.state)}`, expectation(walk, words), words)}
      ${walk.steps.map((step, index) => row(index + 1, actionCell(step, words), expectation(step, words), words))}
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

function actionCell(step: WalkStep, words: ScriptWords): Markup {
  const data = step.data === undefined ? [] : [details(JSON.stringify(step.data), words)]
  return html`${actionOf(isolatedIn(step), words)} ${data}`
}

const details = (data: string, words: ScriptWords): Markup =>
  html`<details>
    <summary>${words.data}</summary>
    <code dir="ltr">${data}</code>
  </details>`

function expectation({ state, lines }: Pick<Walk, 'state' | 'lines'>, words: ScriptWords): Markup {
  return html`${words.state(state)}${shownIn(lines.map(isolated), words).map((text) => html`<br />${text}`)}`
}

/** What the shop says, in its own direction inside a sentence of the plan, with its full stop at its own end. */
const isolated = (line: ViewLine): ViewLine => ({ ...line, words: `\u2068${line.words}\u2069` })

function isolatedIn(step: WalkStep): WalkStep {
  const { cause } = step
  return cause.kind === 'control'
    ? { ...step, cause: { ...cause, line: isolated(cause.line) } }
    : step
}

const style = `
  body { font: 15px/1.7 Vazirmatn, system-ui, sans-serif; max-width: 1000px; margin: 32px auto; padding: 0 16px; color: #101815; background: #fff; }
  table { width: 100%; border-collapse: collapse; margin: 16px 0 32px; break-inside: avoid; }
  caption { text-align: start; font-weight: 700; padding-block: 8px; }
  th, td { border: 1px solid #b6c4be; padding: 6px 10px; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead th { background: #eef5f2; }
  tbody th { width: 3em; }
  .box { width: 5em; }
  code { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  section { break-before: page; }
  @media print {
    details::details-content { content-visibility: visible; block-size: auto; }
    summary { display: none; }
    details code { font-size: 9px; line-height: 1.3; }
  }
`
