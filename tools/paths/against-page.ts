import type { AnyStateMachine } from 'xstate'
import type { Box } from '#charts/geometry.ts'
import { statesIn } from '#charts/graph.ts'
import { chartSvg, type Sign } from '#charts/svg.ts'
import { pathsReport, type ReportWords } from '#studio/words/paths-report.ts'
import type { Language } from '#studio/words/scripts.ts'
import type { MachineChanges } from './against.ts'
import {
  chartDifferences,
  pairedIds,
  type ChartDifferences,
  type Difference,
} from './against-charts.ts'
import type { Coverage, CoverageChange, CoveragePair } from './against-coverage.ts'
import { recordedChanges, type RecordedChange } from './against-recorded.ts'
import { script } from './against-script.ts'
import { changeLines } from './against-text.ts'
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
  const recorded = old && now && found ? recordedChanges(change, { old, now, found }) : []
  const changed = [
    ...gone,
    ...others,
    ...recorded.map((each) => recordedLink(report, charts, each)),
  ]
  const noted = new Set(recorded.map(({ state }) => state))
  const same = areSame(charts) ? html`<p>${words.sameCharts}</p>` : html``
  const { added, gone: removed, changed: different } = words.differences
  return html`<section class="panel" id="${machine}" aria-label="${machine}">
    <h2 dir="ltr">${machine}</h2>
    ${
      areSame(charts) && changed.length === 0
        ? html`<h3>${words.charts}</h3>
            ${same}`
        : html`<div class="pair" ${placesOf(changed[0] ?? startOf(charts))}>
            <h3>${words.charts}</h3>
            ${same}
            <ul class="legend">
              ${
                areSame(charts)
                  ? html``
                  : html`<li class="browser">${added}</li>
                      <li class="none">${removed}</li>
                      <li class="unit">${different}</li>`
              }
              ${noted.size > 0 ? html`<li class="sign noted" data-sign="${recordedSign}">${words.recorded.title}</li>` : html``}
              ${frames(words, changed)}
            </ul>
            ${links(words, changed)}
            <div class="sides">
              ${side(words, machine, 'before', before.name, old && differencesSvg(words, old, 'before', found?.before, noted))}
              ${side(words, machine, 'after', after.name, now && differencesSvg(words, now, 'after', found?.after, noted))}
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

const areSame = ({ found }: Charts) => found !== null && isSame(found.before) && isSame(found.after)

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
const placesOf = ({ before, after, targets }: Places & Pick<Partial<Link>, 'targets'>): Markup =>
  html`data-before="${boxText(before)}" data-after="${boxText(after)}"
  ${targets ? html` data-before-targets="${targets.before.map(boxText).join()}" data-after-targets="${targets.after.map(boxText).join()}"` : html``}`

const boxText = (box: Box | undefined) =>
  box === undefined ? '' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ')

function coverageSides(
  report: ReportWords,
  pair: CoveragePair,
  charts: Charts,
  changed: readonly Link[],
  beforeSide: Side,
  afterSide: Side,
): Markup {
  const { before, after, changes } = pair
  const words = report.against
  const { browser, unit, none } = report.colors
  const { gained, lost } = words.coverageChanges
  const { id: machine, old, now } = charts
  const covered = [...changes.after].map(([id, change]): Link => ({
    href: signId('after', id),
    text: linkText(report, now, signs[change], id),
    ...placesFor(charts, 'after', id),
  }))
  const places = placesOf(covered[0] ?? changed[0] ?? startOf(charts))
  const content = html`<ul class="legend">
      <li class="browser">${browser}</li>
      <li class="unit">${unit}</li>
      <li class="none">${none}</li>
      <li class="sign browser" data-sign="${signs.gained}">${gained}</li>
      <li class="sign none" data-sign="${signs.lost}">${lost}</li>
      ${frames(words, covered)}
    </ul>
    ${links(words, covered)}
    <div class="sides">
      ${side(words, machine, 'before', beforeSide.name, old && coverageSvg(words, old, 'before', before, changes.before), old && takenText(report, old, before))}
      ${side(words, machine, 'after', afterSide.name, now && coverageSvg(words, now, 'after', after, changes.after), now && takenText(report, now, after))}
    </div>`
  if (areSame(charts) && isSameCoverage(pair))
    return html`<details class="pair" ${places}>
      <summary>${words.sameCoverage}</summary>
      ${content}
    </details>`
  return html`<div class="pair" ${places}>
    <h3>${words.coverage}</h3>
    ${content}
  </div>`
}

/** Whether the coverage of two charts that are the same looks the same, too. */
const isSameCoverage = ({ before, after, changes }: CoveragePair) =>
  changes.before.size + changes.after.size === 0 &&
  (before.walks === null) === (after.walks === null) &&
  (before.browser === null) === (after.browser === null)

type Link = Places & {
  href: string
  text: Markup
  /** Where a transition leads on each side, if that changed. */
  targets?: Record<SideName, Box[]>
}

/** What the frames of the script mean. */
const frames = ({ frame, targetFrame }: Words, all: readonly Link[]): Markup[] => [
  ...(all.length > 0 ? [html`<li class="frame">${frame}</li>`] : []),
  ...(all.some(({ targets }) => targets)
    ? [html`<li class="frame target">${targetFrame}</li>`]
    : []),
]

/**
 * Links to what changed on the charts, whose first screen may show none of it. Those to a transition that leads elsewhere
 * are followed by one to its targets, which may be far from it.
 */
const links = ({ toTargets }: Words, all: readonly Link[]): Markup =>
  all.length === 0
    ? html``
    : html`<ul class="contents changes">
        ${all.map(
          (link) =>
            html`<li>
              <a href="#${link.href}" ${placesOf(link)}>${link.text}</a>
              ${
                link.targets
                  ? html`<a href="#${link.href}" ${placesOf(link)} data-aim="targets"
                      >${toTargets}</a
                    >`
                  : html``
              }
            </li>`,
        )}
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
    .map(([id, difference]): Link => {
      const moved = difference === 'changed' ? movedTargets(report, charts, id) : null
      const text = linkText(report, own, differenceSigns[difference], id)
      return {
        href: differenceId(side, id),
        text: moved ? html`${text}: ${moved.text}` : text,
        ...placesFor(charts, side, id),
        ...(moved && { targets: moved.targets }),
      }
    })
}

/**
 * Where a changed transition led and where it leads now; null where that is the same.
 * @param id that of the transition in the later chart
 */
function movedTargets(
  { stays }: ReportWords,
  { old, now, twins }: Charts,
  id: string,
): { text: Markup; targets: Record<SideName, Box[]> } | null {
  const before = old?.transitions.get(twins.after.get(id) ?? '')?.targets
  const after = now?.transitions.get(id)?.targets
  if (!old || !now || !before || !after || before.join() === after.join()) return null
  const textOf = (targets: readonly string[]) =>
    targets.length > 0
      ? html`<bdi dir="ltr">${targets.map((target) => pathIn(now, target)).join(', ')}</bdi>`
      : html`${stays}`
  const boxesOf = ({ places }: Drawn, targets: readonly string[]) =>
    targets.flatMap((target) => places.get(target) ?? [])
  return {
    text: html`<bdi dir="ltr">${textOf(before)} → ${textOf(after)}</bdi>`,
    targets: { before: boxesOf(old, before), after: boxesOf(now, after) },
  }
}

const pathIn = (drawing: Drawn | null, state: string) => {
  const machine = drawing?.machine.id ?? ''
  return state.slice(machine.length + 1) || machine
}

/** `~ requestingCode: error · requestCode, branch 3`: a state, or a transition by its state and event. */
function linkText(
  { digits, against: words }: ReportWords,
  drawing: Drawn | null,
  sign: string,
  id: string,
): Markup {
  const transition = drawing?.transitions.get(id)
  if (transition === undefined) return html`${sign} <bdi dir="ltr">${pathIn(drawing, id)}</bdi>`
  const { source, event, turn, isChoice } = transition
  const branch = isChoice ? words.branch(digits(turn)) : ''
  return html`${sign} <bdi dir="ltr">${pathIn(drawing, source)}: ${event}</bdi>${branch}`
}

/** `refusals of deleteAccount in confirming: + account_has_funds`: a link to the state. */
function recordedLink(report: ReportWords, charts: Charts, change: RecordedChange): Link {
  const { table, state, of, gone, added } = change
  const { recorded } = report.against
  const side = charts.now?.places.has(state) ? 'after' : 'before'
  const name = of === null ? html`` : html` <bdi dir="ltr">${of}</bdi>`
  const all = [...gone.map((text) => `− ${text}`), ...added.map((text) => `+ ${text}`)]
  const shown = all.slice(0, partsShown).map((text) => html` <bdi>${shortened(text)}</bdi>`)
  const rest =
    all.length > partsShown
      ? html` ${recorded.more(report.digits(all.length - partsShown))}`
      : html``
  return {
    href: differenceId(side, state),
    text: html`${recorded[table]}${name} ${recorded.in}
      <bdi dir="ltr">${pathIn(charts.now, state)}</bdi>:${shown}${rest}`,
    ...placesFor(charts, side, state),
  }
}

/** A link is no list: that is at the end of the section. */
const partsShown = 2

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

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
  noted: ReadonlySet<string>,
): string {
  const colored = ([id, difference]: readonly [string, Difference]) =>
    [id, colors[difference]] as const
  const transitionColors = new Map([...(differences?.transitions ?? [])].map(colored))
  const stateColors = new Map([...(differences?.states ?? [])].map(colored))
  return chartSvg(layout, {
    palette: coloredPalette,
    colorOf: (transition) => transitionColors.get(transition),
    borderOf: (state) => stateColors.get(state) ?? (noted.has(state) ? recordedColor : undefined),
    signOf: (id): Sign | undefined => {
      const difference = differences?.states.get(id) ?? differences?.transitions.get(id)
      if (difference !== undefined)
        return {
          id: differenceId(side, id),
          text: differenceSigns[difference],
          title: words.differences[difference],
          color: colors[difference],
        }
      if (!noted.has(id)) return undefined
      const title = words.recorded.title
      return { id: differenceId(side, id), text: recordedSign, title, color: recordedColor }
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

/** Of a state where the recorded tables differ, but not the charts. */
const recordedSign = '!'
const recordedColor = 'var(--brand)'

const coloredPalette = { ...pagePalette, brand: 'var(--text)' }

const colors: Record<Difference, string> = {
  added: 'var(--browser)',
  gone: 'var(--none)',
  changed: 'var(--unit)',
}
