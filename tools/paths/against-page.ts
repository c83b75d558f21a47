import type { AnyStateMachine } from 'xstate'
import type { Box } from '#charts/geometry.ts'
import { statesIn } from '#charts/graph.ts'
import { chartSvg, type Sign } from '#charts/svg.ts'
import { pathsReport, type ReportWords } from '#studio/words/paths-report.ts'
import type { Language } from '#studio/words/scripts.ts'
import { changeLines, type MachineChanges } from './against.ts'
import {
  chartDifferences,
  pairedIds,
  type ChartDifferences,
  type Difference,
} from './against-charts.ts'
import type { Coverage, CoverageChange, CoveragePair } from './against-coverage.ts'
import { script } from './against-script.ts'
import { drawn, placeInOther, type Drawn } from './drawn.ts'
import { directions, pagePalette } from './html.ts'
import { html, markup, type Markup } from './markup.ts'
import { pairStyle, style } from './style.ts'

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
          ${markup(style)} ${markup(pairStyle)}
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
        <script>
          ${markup(script)}
        </script>
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
  const charts = await chartsAt(machine, before, after)
  const { old, now, found } = charts
  const gone = linksOf(report, charts, 'before', found?.before, isGone)
  const others = linksOf(report, charts, 'after', found?.after, (each) => !isGone(each))
  const changed = [...gone, ...others]
  return html`<section class="panel" id="${machine}" aria-label="${machine}">
    <h2 dir="ltr">${machine}</h2>
    ${
      found && isSame(found.before) && isSame(found.after)
        ? html`<h3>${words.charts}</h3>
            <p>${words.sameCharts}</p>`
        : html`<div class="pair" ${placesOf(changed[0] ?? startOf(charts))}>
            <h3>${words.charts}</h3>
            <ul class="legend">
              <li class="browser">${words.differences.added}</li>
              <li class="none">${words.differences.gone}</li>
              <li class="unit">${words.differences.changed}</li>
            </ul>
            ${links(changed)}
            <div class="sides">
              ${side(words, machine, 'before', before.name, old && differencesSvg(words, old, 'before', found?.before))}
              ${side(words, machine, 'after', after.name, now && differencesSvg(words, now, 'after', found?.after))}
            </div>
          </div>`
    }
    ${coverage === undefined ? html`` : coverageSides(report, coverage, charts, changed, before, after)}
    <details open>
      <summary>${words.list}</summary>
      <p>${countedText(report, change)}</p>
      <pre dir="ltr">${changeLines(change).join('\n')}</pre>
    </details>
  </section>`
}

const isSame = ({ states, transitions }: ChartDifferences) => states.size + transitions.size === 0

const isGone = (difference: Difference) => difference === 'gone'

type SideName = 'before' | 'after'

/** The charts of a machine at both commits; null where a commit has no such machine. */
type Charts = {
  id: string
  old: Drawn | null
  now: Drawn | null
  found: { before: ChartDifferences; after: ChartDifferences } | null
  /** The ids of what both charts have, in the other chart by those of the one. */
  twins: Record<SideName, ReadonlyMap<string, string>>
}

async function chartsAt(id: string, before: Side, after: Side): Promise<Charts> {
  const [one, other] = [before.machines.get(id), after.machines.get(id)]
  const pairs = one && other ? pairedIds(one, other) : []
  return {
    id,
    old: one ? await drawn(one) : null,
    now: other ? await drawn(other) : null,
    found: one && other ? chartDifferences(one, other) : null,
    twins: { before: new Map(pairs), after: new Map(pairs.map(([was, is]) => [is, was])) },
  }
}

/** Where both charts of a pair show the same. */
type Places = Record<SideName, Box | undefined>

function placesFor({ old, now, twins }: Charts, side: SideName, id: string): Places {
  const [own, other] = side === 'before' ? [old, now] : [now, old]
  const here = own?.places.get(id)
  const there = own && other ? placeInOther(id, own, other, twins[side]) : undefined
  return side === 'before' ? { before: here, after: there } : { before: there, after: here }
}

const startOf = ({ old, now }: Charts): Places => ({
  before: old?.layout.starts[0],
  after: now?.layout.starts[0],
})

/** The places as attributes, which the script of the page reads. */
const placesOf = ({ before, after }: Places): Markup =>
  html`data-before="${boxText(before)}" data-after="${boxText(after)}"`

const boxText = (box: Box | undefined) =>
  box === undefined ? '' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ')

function coverageSides(
  report: ReportWords,
  { before, after, changes }: CoveragePair,
  charts: Charts,
  changed: readonly Link[],
  beforeSide: Side,
  afterSide: Side,
): Markup {
  const words = report.against
  const { browser, unit, none } = report.colors
  const { gained, lost } = words.coverageChanges
  const { id: machine, old, now } = charts
  const covered = [...changes.after].map(([id, change]): Link => ({
    href: signId('after', id),
    text: linkText(report, now, signs[change], id),
    ...placesFor(charts, 'after', id),
  }))
  return html`<div class="pair" ${placesOf(covered[0] ?? changed[0] ?? startOf(charts))}>
    <h3>${words.coverage}</h3>
    <ul class="legend">
      <li class="browser">${browser}</li>
      <li class="unit">${unit}</li>
      <li class="none">${none}</li>
      <li class="sign browser" data-sign="${signs.gained}">${gained}</li>
      <li class="sign none" data-sign="${signs.lost}">${lost}</li>
    </ul>
    ${links(covered)}
    <div class="sides">
      ${side(words, machine, 'before', beforeSide.name, old && coverageSvg(words, old, 'before', before, changes.before), old && takenText(report, old, before))}
      ${side(words, machine, 'after', afterSide.name, now && coverageSvg(words, now, 'after', after, changes.after), now && takenText(report, now, after))}
    </div>
  </div>`
}

type Link = Places & { href: string; text: Markup }

/** Links to what changed on the charts, whose first screen may show none of it. */
const links = (all: readonly Link[]): Markup =>
  html`<ul class="contents">
    ${all.map((link) => html`<li><a href="#${link.href}" ${placesOf(link)}>${link.text}</a></li>`)}
  </ul>`

/** Links to those differences of a side that are wanted. */
function linksOf(
  report: ReportWords,
  charts: Charts,
  side: SideName,
  differences: ChartDifferences | undefined,
  isWanted: (difference: Difference) => boolean,
): Link[] {
  const own = side === 'before' ? charts.old : charts.now
  return [...(differences?.states ?? []), ...(differences?.transitions ?? [])]
    .filter(([, difference]) => isWanted(difference))
    .map(([id, difference]) => ({
      href: differenceId(side, id),
      text: linkText(report, own, differenceSigns[difference], id),
      ...placesFor(charts, side, id),
    }))
}

/** `~ requestingCode: error · requestCode, branch 3`: a state, or a transition by its state and event. */
function linkText(
  { digits, against: words }: ReportWords,
  drawing: Drawn | null,
  sign: string,
  id: string,
): Markup {
  const machine = drawing?.machine.id ?? ''
  const pathOf = (state: string) => state.slice(machine.length + 1) || machine
  const transition = drawing?.transitions.get(id)
  if (transition === undefined) return html`${sign} <bdi dir="ltr">${pathOf(id)}</bdi>`
  const { source, event, turn, isChoice } = transition
  const branch = isChoice ? words.branch(digits(turn)) : ''
  return html`${sign} <bdi dir="ltr">${pathOf(source)}: ${event}</bdi>${branch}`
}

const differenceId = (side: SideName, id: string) => `change-${signId(side, id)}`

const signId = (side: SideName, id: string) => `${side}-${id.replaceAll(/[^\w.-]/g, '_')}`

/** The chart at one commit; null if the commit has no such machine. */
function side(
  words: Words,
  id: string,
  place: SideName,
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
    <div
      class="chart"
      data-side="${place}"
      dir="ltr"
      role="img"
      aria-label="${words.chart(id, name)}"
      tabindex="0"
    >
      ${markup(chart)}
    </div>
  </figure>`
}

type Words = ReportWords['against']

function differencesSvg(
  words: Words,
  { layout }: Drawn,
  side: SideName,
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
  name: SideName,
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
  { graph, transitions: all }: Drawn,
  { walks, browser }: Coverage,
): string {
  const transitions = [...all.keys()]
  const states = statesIn(graph.root).map(({ id }) => id)
  const count = (ids: readonly string[], taken: ReadonlySet<string>) =>
    digits(ids.filter((id) => taken.has(id)).length)
  const total = digits(all.size)
  return [
    walks === null
      ? words.noWalks
      : words.byWalks(
          count(transitions, walks.transitions),
          total,
          count(states, walks.states),
          digits(states.length - 1),
        ),
    browser === null ? words.noBrowser : words.inBrowser(count(transitions, browser), total),
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
