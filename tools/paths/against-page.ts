import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { chartGraph, statesIn, transitionsIn } from '#charts/graph.ts'
import { layoutChart, type Layout } from '#charts/layout.ts'
import { chartSvg, type Sign } from '#charts/svg.ts'
import { pathsReport, type ReportWords } from '#studio/words/paths-report.ts'
import type { Language } from '#studio/words/scripts.ts'
import { changeLines, type MachineChanges } from './against.ts'
import { chartDifferences, type ChartDifferences, type Difference } from './against-charts.ts'
import type { Coverage, CoverageChange, CoveragePair } from './against-coverage.ts'
import { directions, pagePalette } from './html.ts'
import { html, markup, type Markup } from './markup.ts'
import { style } from './style.ts'

/** One of the two commits: its name and its machines. */
export type Side = { name: string; machines: ReadonlyMap<string, AnyStateMachine> }

/**
 * A self-contained page with the charts of each machine at both commits side by side: first with additions, removals and
 * changes highlighted, then with the coverage by tests.
 * @param coverage by machine id
 */
export async function changesPage(
  changes: readonly MachineChanges[],
  before: Side,
  after: Side,
  coverage: ReadonlyMap<string, CoveragePair>,
  language: Language = 'fa',
): Promise<string> {
  const report = pathsReport[language]
  const words = report.against
  const sections: Markup[] = []
  for (const change of changes)
    sections.push(await section(report, change, before, after, coverage.get(change.machine)))
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}">
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
          <ul class="contents">
            ${changes.map(
              ({ machine }) =>
                html`<li>
                  <a href="#${machine}"><bdi dir="ltr">${machine}</bdi></a>
                </li>`,
            )}
          </ul>
        </header>
        <main>${sections.length > 0 ? sections : html`<p>${words.none}</p>`}</main>
      </body>
    </html> `
  return page.text
}

async function section(
  report: ReportWords,
  change: MachineChanges,
  before: Side,
  after: Side,
  coverage: CoveragePair | undefined,
): Promise<Markup> {
  const { against: words } = report
  const { machine } = change
  const old = await drawnAt(before, machine)
  const now = await drawnAt(after, machine)
  const found = old && now && chartDifferences(old.machine, now.machine)
  return html`<section class="panel" aria-labelledby="${machine}">
    <h2 id="${machine}" dir="ltr">${machine}</h2>
    <h3>${words.charts}</h3>
    ${
      found && isSame(found.before) && isSame(found.after)
        ? html`<p>${words.sameCharts}</p>`
        : html`<ul class="legend">
              <li class="browser">${words.differences.added}</li>
              <li class="none">${words.differences.gone}</li>
              <li class="unit">${words.differences.changed}</li>
            </ul>
            ${links([
              ...linksOf('before', found?.before, (difference) => difference === 'gone'),
              ...linksOf('after', found?.after, (difference) => difference !== 'gone'),
            ])}
            <div class="sides">
              ${side(words, machine, before.name, old && differencesSvg(words, old, 'before', found?.before))}
              ${side(words, machine, after.name, now && differencesSvg(words, now, 'after', found?.after))}
            </div>`
    }
    ${coverage === undefined ? html`` : coverageSides(report, coverage, { machine, old, now }, before, after)}
    <details open>
      <summary>${words.list}</summary>
      <p>${countedText(report, change)}</p>
      <pre dir="ltr">${changeLines(change).join('\n')}</pre>
    </details>
  </section>`
}

const isSame = ({ states, transitions }: ChartDifferences) => states.size + transitions.size === 0

function coverageSides(
  report: ReportWords,
  { before, after, changes }: CoveragePair,
  { machine, old, now }: { machine: string; old: Drawn | null; now: Drawn | null },
  beforeSide: Side,
  afterSide: Side,
): Markup {
  const words = report.against
  const { browser, unit, none } = report.colors
  const { gained, lost } = words.coverageChanges
  return html`<h3>${words.coverage}</h3>
    <ul class="legend">
      <li class="browser">${browser}</li>
      <li class="unit">${unit}</li>
      <li class="none">${none}</li>
      <li class="sign browser" data-sign="${signs.gained}">${gained}</li>
      <li class="sign none" data-sign="${signs.lost}">${lost}</li>
    </ul>
    ${links(
      [...changes.after].map(([id, change]) => ({
        href: signId('after', id),
        text: `${signs[change]} ${id}`,
      })),
    )}
    <div class="sides">
      ${side(words, machine, beforeSide.name, old && coverageSvg(words, old, 'before', before, changes.before), old && takenText(report, old, before))}
      ${side(words, machine, afterSide.name, now && coverageSvg(words, now, 'after', after, changes.after), now && takenText(report, now, after))}
    </div>`
}

type Link = { href: string; text: string }

/** Links to signs on the charts, whose first screen may show none of them. */
const links = (all: readonly Link[]): Markup =>
  html`<ul class="contents">
    ${all.map(
      ({ href, text }) =>
        html`<li>
          <a href="#${href}"><bdi dir="ltr">${text}</bdi></a>
        </li>`,
    )}
  </ul>`

/** Links to the signs of those differences of a side that are wanted. */
const linksOf = (
  side: 'before' | 'after',
  differences: ChartDifferences | undefined,
  isWanted: (difference: Difference) => boolean,
): Link[] =>
  [...(differences?.states ?? []), ...(differences?.transitions ?? [])]
    .filter(([, difference]) => isWanted(difference))
    .map(([id, difference]) => ({
      href: differenceId(side, id),
      text: `${differenceSigns[difference]} ${id}`,
    }))

const differenceId = (side: 'before' | 'after', id: string) => `change-${signId(side, id)}`

const signId = (side: 'before' | 'after', id: string) => `${side}-${id.replaceAll(/[^\w.-]/g, '_')}`

/** The chart at one commit; null if the commit has no such machine. */
function side(
  words: Words,
  id: string,
  name: string,
  chart: string | null,
  more?: string | null,
): Markup {
  const caption = html`<figcaption>
    <bdi>${name}</bdi>
    ${more ? html`<small dir="auto">${more}</small>` : html``}
  </figcaption>`
  if (chart === null)
    return html`<figure>
      ${caption}
      <p>${words.notThere}</p>
    </figure>`
  return html`<figure>
    ${caption}
    <div class="chart" dir="ltr" role="img" aria-label="${words.chart(id, name)}" tabindex="0">
      ${markup(chart)}
    </div>
  </figure>`
}

type Words = ReportWords['against']
type Drawn = { machine: AnyStateMachine; layout: Layout }

async function drawnAt({ machines }: Side, id: string): Promise<Drawn | null> {
  const machine = machines.get(id)
  return machine === undefined
    ? null
    : { machine, layout: await layoutChart(new ELK(), chartGraph(machine)) }
}

function differencesSvg(
  words: Words,
  { layout }: Drawn,
  side: 'before' | 'after',
  differences: ChartDifferences | undefined,
): string {
  const colored = ([id, difference]: readonly [string, Difference]) =>
    [id, colors[difference]] as const
  const transitionColors = new Map([...(differences?.transitions ?? [])].map(colored))
  const stateColors = new Map([...(differences?.states ?? [])].map(colored))
  return chartSvg(layout, {
    palette: coloredPalette,
    colorOf: (transition) => transitionColors.get(transition),
    borderOf: (state) => stateColors.get(state),
    signOf: (id): Sign | undefined => {
      const difference = differences?.states.get(id) ?? differences?.transitions.get(id)
      return difference === undefined
        ? undefined
        : {
            id: differenceId(side, id),
            text: differenceSigns[difference],
            title: words.differences[difference],
            color: colors[difference],
          }
    },
  })
}

/** Without walks only transitions taken in the browser are colored, since the others may be covered by a walk. */
function coverageSvg(
  words: Words,
  { machine, layout }: Drawn,
  name: 'before' | 'after',
  { walks, browser }: Coverage,
  changes: ReadonlyMap<string, CoverageChange>,
): string {
  const colorOf = (transition: string) => {
    if (browser?.has(transition)) return 'var(--browser)'
    if (walks === null) return undefined
    return walks.transitions.has(transition) ? 'var(--unit)' : 'var(--none)'
  }
  const isMissed = (state: string) =>
    walks !== null && state !== machine.id && !walks.states.has(state)
  return chartSvg(layout, {
    palette: coloredPalette,
    colorOf,
    borderOf: (state) => (isMissed(state) ? 'var(--none)' : undefined),
    signOf: (id): Sign | undefined => {
      const change = changes.get(id)
      if (change === undefined) return undefined
      const color = change === 'gained' ? 'var(--browser)' : 'var(--none)'
      const title = words.coverageChanges[change]
      return { id: signId(name, id), text: signs[change], title, color }
    },
  })
}

/** Counts the rows of the recorded tables, of which there are not as many as transitions in the chart. */
function countedText({ digits, against: { counted } }: ReportWords, change: MachineChanges) {
  const { states, transitions, refusals, statesShown } = change.coverage
  const fromTo = ([before, after]: readonly [number, number]) =>
    counted.fromTo(digits(before), digits(after))
  return counted.text(fromTo(states), fromTo(transitions), fromTo(refusals), fromTo(statesShown))
}

/** How much of a chart the tests of a commit cover. */
function takenText(
  { digits, against: words }: ReportWords,
  { machine }: Drawn,
  { walks, browser }: Coverage,
): string {
  const graph = chartGraph(machine)
  const transitions = transitionsIn(graph).map(({ id }) => id)
  const states = statesIn(graph.root).map(({ id }) => id)
  const count = (ids: readonly string[], taken: ReadonlySet<string>) =>
    digits(ids.filter((id) => taken.has(id)).length)
  const all = digits(transitions.length)
  return [
    walks === null
      ? words.noWalks
      : words.byWalks(
          count(transitions, walks.transitions),
          all,
          count(states, walks.states),
          digits(states.length - 1),
        ),
    browser === null ? words.noBrowser : words.inBrowser(count(transitions, browser), all),
  ].join(' ')
}

const signs: Record<CoverageChange, string> = { gained: '+', lost: '−' }

const differenceSigns: Record<Difference, string> = { added: '+', gone: '−', changed: '~' }

const coloredPalette = { ...pagePalette, brand: 'var(--text)' }

const colors: Record<Difference, string> = {
  added: 'var(--browser)',
  gone: 'var(--none)',
  changed: 'var(--unit)',
}
