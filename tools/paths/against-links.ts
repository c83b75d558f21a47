import type { AnyStateMachine } from 'xstate'
import type { Box } from '#charts/geometry.ts'
import type { ReportWords } from '#studio/words/paths-report.ts'
import {
  chartDifferences,
  pairedIds,
  type ChartDifferences,
  type Difference,
} from './against-charts.ts'
import type { RecordedChange } from './against-recorded.ts'
import { differenceId, differenceSigns, type SideName, type Words } from './against-svg.ts'
import { drawn, placeInOther, type Drawn } from './drawn.ts'
import { html, type Markup } from './markup.ts'

/** One of the two commits: its name and its machines. */
export type Side = { name: string; machines: ReadonlyMap<string, AnyStateMachine> }

/** The charts of a machine at both commits; null where a commit has no such machine. */
export type Charts = {
  id: string
  old: Drawn | null
  now: Drawn | null
  found: { before: ChartDifferences; after: ChartDifferences } | null
  /** For each side, from the id of a shared state or transition to its id in the other chart. */
  twins: Record<SideName, ReadonlyMap<string, string>>
}

/** Draws a machine at both commits, and finds what differs. */
export async function chartsAt(id: string, before: Side, after: Side): Promise<Charts> {
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

/** @param id of a state or a transition in the chart of this side */
export function placesFor({ old, now, twins }: Charts, side: SideName, id: string): Places {
  const [own, other] = side === 'before' ? [old, now] : [now, old]
  const here = own?.places.get(id)
  const there = own && other ? placeInOther(id, own, other, twins[side]) : undefined
  return side === 'before' ? { before: here, after: there } : { before: there, after: here }
}

/** Where both charts start. */
export const startOf = ({ old, now }: Charts): Places => ({
  before: old?.layout.starts[0],
  after: now?.layout.starts[0],
})

/** The places as attributes, which the script of the page reads. */
export const placesOf = ({
  before,
  after,
  targets,
}: Places & Pick<Partial<Link>, 'targets'>): Markup =>
  html`data-before="${boxText(before)}" data-after="${boxText(after)}"
  ${targets ? html` data-before-targets="${targets.before.map(boxText).join()}" data-after-targets="${targets.after.map(boxText).join()}"` : html``}`

const boxText = (box: Box | undefined) =>
  box === undefined ? '' : [box.x, box.y, box.width, box.height].map(Math.round).join(' ')

/** A link to a sign on a chart, with its places on both sides. */
export type Link = Places & {
  href: string
  text: Markup
  /** Where a transition leads on each side, if that changed. */
  targets?: Record<SideName, Box[]>
}

/** What the frames of the script mean. */
export const frameLegend = ({ frame, targetFrame }: Words, all: readonly Link[]): Markup[] => [
  ...(all.length > 0 ? [html`<li class="frame">${frame}</li>`] : []),
  ...(all.some(({ targets }) => targets)
    ? [html`<li class="frame target">${targetFrame}</li>`]
    : []),
]

/**
 * Links to what changed on the charts, whose first screen may show none of it. Those to a transition that leads elsewhere
 * are followed by one to its targets, which may be far from it.
 */
export const linkList = ({ toTargets }: Words, all: readonly Link[]): Markup =>
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
export function linksOf(
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
export function linkText(
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
export function recordedLink(report: ReportWords, charts: Charts, change: RecordedChange): Link {
  const { table, state, of, gone, added } = change
  const { recorded } = report.against
  const side = charts.now?.places.has(state) ? 'after' : 'before'
  const name = of === null ? html`` : html` <bdi dir="ltr">${of}</bdi>`
  const all = [
    ...gone.map((text, place) => `− ${excerpt(text, added[place])}`),
    ...added.map((text, place) => `+ ${excerpt(text, gone[place])}`),
  ]
  const shown = all.slice(0, partsShown).map((text) => html` <bdi>${text}</bdi>`)
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

/** Links stay short; the full list is at the end of the section. */
const partsShown = 2

/** How many characters of a row a link has space for. */
const longest = 60

/** As much of a row as fits: from its beginning, or from the property in which it first differs from its counterpart. */
function excerpt(text: string, counterpart: string | undefined): string {
  const same = counterpart === undefined ? 0 : sameLength(text, counterpart)
  const before = text.lastIndexOf(', ', same)
  const from = same < longest / 2 || before < 0 ? 0 : before + 2
  const rest = text.slice(from)
  const shown = rest.length > longest ? `${rest.slice(0, longest - 1)}…` : rest
  return from > 0 ? `…${shown}` : shown
}

/** How many characters two texts begin alike with. */
function sameLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
