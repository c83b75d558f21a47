import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { chartGraph } from '#charts/graph.ts'
import { layoutChart } from '#charts/layout.ts'
import { chartSvg } from '#charts/svg.ts'
import { pathsReport } from '#studio/words/paths-report.ts'
import { changeLines, countsText, type MachineChanges } from './against.ts'
import { chartDifferences, type ChartDifferences, type Difference } from './against-charts.ts'
import { pagePalette } from './html.ts'
import { html, markup, type Markup } from './markup.ts'
import { style } from './style.ts'

const words = pathsReport.against

/** One of the two commits: its name, and the machines that it has. */
export type Side = { name: string; machines: ReadonlyMap<string, AnyStateMachine> }

/** The two charts of each machine side by side, with additions, removals and changes highlighted, as one self-contained file. */
export async function changesPage(
  changes: readonly MachineChanges[],
  before: Side,
  after: Side,
): Promise<string> {
  const sections: Markup[] = []
  for (const change of changes) sections.push(await section(change, before, after))
  const page = html`<!doctype html>
    <html lang="fa" dir="rtl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title(before.name, after.name)}</title>
        <style>
          ${markup(style)} header,
          main {
            max-width: none;
          }
        </style>
      </head>
      <body>
        <header>
          <h1>${words.title(before.name, after.name)}</h1>
          <ul class="legend">
            <li class="browser">${words.differences.added}</li>
            <li class="none">${words.differences.gone}</li>
            <li class="unit">${words.differences.changed}</li>
          </ul>
        </header>
        <main>${sections.length > 0 ? sections : html`<p>${words.none}</p>`}</main>
      </body>
    </html> `
  return page.text
}

async function section(change: MachineChanges, before: Side, after: Side): Promise<Markup> {
  const { machine } = change
  const [old, now] = [before.machines.get(machine), after.machines.get(machine)]
  const found = old && now && chartDifferences(old, now)
  return html`<section class="panel" aria-labelledby="${machine}">
    <h2 id="${machine}" dir="ltr">${machine} <small>${countsText(change)}</small></h2>
    <div class="sides">
      ${await side(machine, before.name, old, found?.before)}
      ${await side(machine, after.name, now, found?.after)}
    </div>
    <details>
      <summary>${words.list}</summary>
      <pre dir="ltr">${changeLines(change).join('\n')}</pre>
    </details>
  </section>`
}

async function side(
  id: string,
  name: string,
  machine: AnyStateMachine | undefined,
  differences: ChartDifferences | undefined,
): Promise<Markup> {
  const caption = html`<figcaption><bdi>${name}</bdi></figcaption>`
  if (machine === undefined)
    return html`<figure>
      ${caption}
      <p>${words.notThere}</p>
    </figure>`
  const chart = markup(await chartOf(machine, differences))
  return html`<figure>
    ${caption}
    <div class="chart" dir="ltr" role="img" aria-label="${words.chart(id, name)}" tabindex="0">
      ${chart}
    </div>
  </figure>`
}

async function chartOf(
  machine: AnyStateMachine,
  differences: ChartDifferences | undefined,
): Promise<string> {
  const layout = await layoutChart(new ELK(), chartGraph(machine))
  const colored = ([id, difference]: readonly [string, Difference]) =>
    [id, colors[difference]] as const
  const ways = new Map([...(differences?.transitions ?? [])].map(colored))
  const states = new Map([...(differences?.states ?? [])].map(colored))
  return chartSvg(layout, {
    palette: { ...pagePalette, brand: 'var(--text)' },
    colorOf: (transition) => ways.get(transition),
    borderOf: (state) => states.get(state),
  })
}

const colors: Record<Difference, string> = {
  added: 'var(--browser)',
  gone: 'var(--none)',
  changed: 'var(--unit)',
}
