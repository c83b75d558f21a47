import { statesIn } from '#charts/graph.ts'
import { pathsReport, type ReportWords } from '#studio/words/paths-report.ts'
import type { Language } from '#studio/words/scripts.ts'
import type { MachineChanges } from './against.ts'
import type { ChartDifferences, Difference } from './against-charts.ts'
import type { Coverage, CoveragePair } from './against-coverage.ts'
import {
  chartsAt,
  frameLegend,
  linkList,
  linksOf,
  linkText,
  placesFor,
  placesOf,
  recordedLink,
  startOf,
  type Charts,
  type Link,
  type Side,
} from './against-links.ts'
import { recordedChanges } from './against-recorded.ts'
import { script } from './against-script.ts'
import {
  coverageSvg,
  differencesSvg,
  recordedSign,
  signId,
  coverageSigns,
  type SideName,
  type Words,
} from './against-svg.ts'
import { changeLines } from './against-text.ts'
import type { Drawn } from './drawn.ts'
import { directions } from './html.ts'
import { html, markup, type Markup } from './markup.ts'
import { pairStyle, style } from './style.ts'

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
              ${frameLegend(words, changed)}
            </ul>
            ${linkList(words, changed)}
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
    text: linkText(report, now, coverageSigns[change], id),
    ...placesFor(charts, 'after', id),
  }))
  const places = placesOf(covered[0] ?? changed[0] ?? startOf(charts))
  const content = html`<ul class="legend">
      <li class="browser">${browser}</li>
      <li class="unit">${unit}</li>
      <li class="none">${none}</li>
      <li class="sign browser" data-sign="${coverageSigns.gained}">${gained}</li>
      <li class="sign none" data-sign="${coverageSigns.lost}">${lost}</li>
      ${frameLegend(words, covered)}
    </ul>
    ${linkList(words, covered)}
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

/** Counts the rows of the recorded tables, whose number differs from that of the chart's transitions. */
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
