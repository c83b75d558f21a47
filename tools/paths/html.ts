import ELK from 'elkjs/lib/elk.bundled.js'
import { pathsReport, type ReportWords } from '#studio/words/paths-report.ts'
import type { Language } from '#studio/words/scripts.ts'
import {
  isMeasured,
  type MachinePaths,
  type PathsReport,
  type TransitionPaths,
  type ExamplePath,
} from '#walks/paths-report.ts'
import { models } from '#machines/testing/registry.ts'
import { chartGraph } from '#charts/graph.ts'
import { layoutChart } from '#charts/layout.ts'
import { chartSvg } from '#charts/svg.ts'
import { html, markup, type Markup } from './markup.ts'
import { untested } from '#walks/report.ts'
import { style } from './style.ts'
import { isUnmeasured } from './table.ts'

/** The report as one self-contained file that includes the charts. */
export async function reportPage(
  { machines }: PathsReport,
  language: Language = 'fa',
): Promise<string> {
  const words = pathsReport[language]
  const sections: Markup[] = []
  for (const machine of machines) sections.push(section(words, machine, await chart(machine)))
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <style>
          ${markup(style)}
        </style>
      </head>
      <body>
        <header>
          <h1>${words.title}</h1>
          <p>${words.intro}</p>
          ${legend(words)}
        </header>
        <main>${overview(words, machines)} ${sections}</main>
      </body>
    </html> `
  return page.text
}

function legend(words: ReportWords): Markup {
  const { browser, unit, none } = words.colors
  return html`<ul class="legend">
    <li class="browser">${browser}</li>
    <li class="unit">${unit}</li>
    <li class="none">${none}</li>
  </ul>`
}

function overview(words: ReportWords, machines: readonly MachinePaths[]): Markup {
  return html`<section class="panel">
    <h2>${words.machines}</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>${words.machine}</th>
            <th>${words.states}</th>
            <th>${words.transitions}</th>
            <th>${words.covered}</th>
            <th>${words.inBrowser}</th>
            <th>${words.paths}</th>
          </tr>
        </thead>
        <tbody>
          ${machines.map((machine) => overviewRow(words, machine))}
        </tbody>
      </table>
    </div>
    ${
      machines.some(isUnmeasured)
        ? html`<p>${words.unmeasured} <code dir="ltr">npm run paths -- --browser</code></p>`
        : html``
    }
  </section>`
}

function overviewRow(words: ReportWords, machine: MachinePaths): Markup {
  const { digits } = words
  const { id, states, transitions, covered, paths, taken } = machine
  const seen = taken.filter(({ browser }) => (browser?.count ?? 0) > 0).length
  const unseen = isUnmeasured(machine) ? words.notMeasured : '—'
  return html`<tr>
    <th><a href="#${id}" dir="ltr">${id}</a></th>
    <td>${digits(states)}</td>
    <td>${digits(transitions)}</td>
    <td>${digits(covered)} ${bar(covered, transitions)}</td>
    <td>${isMeasured(machine) ? html`${digits(seen)} ${bar(seen, transitions)}` : unseen}</td>
    <td>${digits(paths)}</td>
  </tr>`
}

function bar(part: number, whole: number): Markup {
  return html`<progress
    value="${String(part)}"
    max="${String(whole)}"
    aria-hidden="true"
  ></progress>`
}

function section(words: ReportWords, machine: MachinePaths, drawing: Markup): Markup {
  const { digits } = words
  const { id, kind, taken, examples } = machine
  return html`<section class="panel" id="${id}">
    <h2><bdi dir="ltr">${id}</bdi> <small>${words.kinds[kind]}</small></h2>
    ${faults(words, machine)}
    <figure class="chart" dir="ltr" tabindex="0" role="group" aria-label="${words.chart(id)}">
      ${drawing}
    </figure>
    <details>
      <summary>${words.transitionList} <small>${digits(taken.length)}</small></summary>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th>${words.event}</th>
              <th>${words.from}</th>
              <th>${words.guard}</th>
              <th>${words.to}</th>
              <th>${words.byPaths}</th>
              <th>${words.inBrowser}</th>
            </tr>
          </thead>
          <tbody>
            ${taken.map((transition) => transitionRow(words, id, transition))}
          </tbody>
        </table>
      </div>
    </details>
    ${invariantList(words, machine)}
    <details>
      <summary>${words.pathList(digits(examples.length))}</summary>
      ${examples.map((path) => pathList(words, id, path))}
    </details>
  </section>`
}

function faults(
  words: ReportWords,
  { missed, unreached, violations, invariants }: MachinePaths,
): Markup {
  const lines = [
    ...missed.map(words.missed),
    ...unreached.map(words.unreached),
    ...untested(invariants).map(words.untested),
    ...violations,
  ]
  if (lines.length === 0) return html`<p class="fine">${words.noFaults}</p>`
  return html`<div class="faults">
    <h3>${words.faults}</h3>
    <ul>
      ${lines.map((line) => html`<li dir="auto">${line}</li>`)}
    </ul>
  </div>`
}

function invariantList(words: ReportWords, { invariants }: MachinePaths): Markup {
  const { digits } = words
  const all = Object.entries(invariants)
  return html`<details>
    <summary>${words.invariantList} <small>${digits(all.length)}</small></summary>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>${words.invariant}</th>
            <th>${words.tested}</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(
            ([name, times]) =>
              html`<tr>
                <th dir="ltr">${name}</th>
                <td>${words.inStates(digits(times))}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`
}

function transitionRow(words: ReportWords, machine: string, transition: TransitionPaths): Markup {
  const { digits } = words
  const { event, source, guard, targets, unit } = transition
  const paths = unit.paths.slice(0, 4)
  return html`<tr class="${colorName(transition)}">
    <th dir="ltr">${event}</th>
    <td dir="ltr">${source}</td>
    <td dir="ltr">${guard ?? ''}</td>
    <td dir="${targets.length > 0 ? 'ltr' : 'auto'}">${targets.join(', ') || words.stays}</td>
    <td>
      ${words.times(digits(unit.count))}
      ${paths.map((id) => html`<a href="#${machine}-${String(id)}">${words.pathNumber(digits(id))}</a> `)}
    </td>
    <td>${browserCell(words, transition)}</td>
  </tr>`
}

function browserCell(words: ReportWords, { browser }: TransitionPaths): Markup | string {
  if (browser === null) return words.notInBrowser
  if (browser.unreachable !== null) return words.unreachable(browser.unreachable)
  const names = browser.paths.map((name) => html`<li dir="ltr">${name}</li>`)
  return html`${words.times(words.digits(browser.count))}
    <ul>
      ${names}
    </ul>`
}

function pathList(
  words: ReportWords,
  machine: string,
  { id, start, state, steps }: ExamplePath,
): Markup {
  return html`<article id="${machine}-${String(id)}">
    <h3>${words.pathNumber(words.digits(id))}</h3>
    <ol dir="ltr">
      <li><i dir="auto">${words.start}</i> ${start} <b>${state}</b></li>
      ${steps.map((step) => html`<li>${step.event} <i>${step.payload}</i> <b>${step.state}</b></li>`)}
    </ol>
  </article>`
}

async function chart({ id, taken }: MachinePaths): Promise<Markup> {
  const model = models.find(({ machine }) => machine.id === id)
  if (!model) return html``
  const layout = await layoutChart(new ELK(), chartGraph(model.machine))
  const colors = new Map(taken.map((each) => [each.id, `var(--${colorName(each)})`]))
  return markup(
    chartSvg(layout, { palette: pagePalette, colorOf: (transition) => colors.get(transition) }),
  )
}

function colorName({ unit, browser }: TransitionPaths): 'browser' | 'unit' | 'none' {
  if ((browser?.count ?? 0) > 0) return 'browser'
  return unit.count > 0 ? 'unit' : 'none'
}

/** The colors of the page, which follow its theme. */
export const pagePalette = {
  ground: 'var(--surface)',
  state: 'var(--surface)',
  container: 'var(--sunken)',
  border: 'var(--border)',
  line: 'var(--text-2)',
  text: 'var(--text)',
  quiet: 'var(--text-2)',
  brand: 'var(--brand)',
}

/** How the texts of a language run. */
export const directions = { fa: 'rtl', en: 'ltr' } as const
