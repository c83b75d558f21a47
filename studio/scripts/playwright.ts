import { addressOf, needed, type Address } from '#studio/shop/addresses.ts'
import type { OuterWalk } from '#studio/channel/protocol.ts'
import { scriptWords } from '#studio/words/scripts.ts'
import { outerWalks, runsInside } from './inside.ts'
import { actionOf } from './sentences.ts'
import type { Script, Walk, WalkStep } from './script.ts'

/** The walks for which a page can be opened, and that get to their end there. */
export function walksOnPages({ machine, walks }: Pick<Script, 'machine' | 'walks'>): Shown[] {
  return walks.flatMap((walk): Shown[] => {
    const address = addressOf(machine, walk.start)
    if (address === null) return []
    const inside = outerWalks(machine, address.inside)
    return runsInside(machine, walk, inside) ? [{ walk, address, inside }] : []
  })
}

/**
 * The walks of a machine as one file for Playwright's own test runner, a self-contained spec whose header lists what
 * it needs; null for a machine that no page shows.
 * @param helpers what the file ends with, as of `joinHelpers`
 */
export function playwrightFile(
  { machine, walks }: Pick<Script, 'machine' | 'walks'>,
  helpers: string,
): string | null {
  const shown = walksOnPages({ machine, walks })
  if (shown.length === 0) return null
  const [imports = '', ...rest] = helpers.split('\n\n')
  const tests = shown.map((each) => testOf(machine, each))
  const ending = rest.join('\n\n').replaceAll(/^export /gm, '')
  return [headOf(machine, shown, walks), imports, '', ...tests, ending].join('\n')
}

/** A walk, the page on which it can be taken, and the machines around it there. */
type Shown = { walk: Walk; address: Address; inside: OuterWalk[] }

/** What one needs to know to run the file. */
function headOf(machine: string, shown: readonly Shown[], walks: readonly Walk[]): string {
  const starts = new Map(shown.map(({ walk, address }) => [walk.start, address]))
  const things = new Set(shown.flatMap(({ address }) => address.needed ?? []))
  const left = new Set(
    walks.map(({ start }) => start).filter((start) => addressOf(machine, start) === null),
  )
  const taken = new Set(shown.map(({ walk }) => walk))
  const cut = walks.filter((walk) => !taken.has(walk) && !left.has(walk.start))
  return [
    '/**',
    ` * ${shown.length === 1 ? 'A walk' : `${shown.length} walks`} through the machine ${machine}.`,
    ' *',
    ' * Needed: @playwright/test with a Chromium (its own, or that of CHROMIUM_PATH), and',
    ` * ${needed.shop} at SHOP_URL, by default http://localhost:3000.`,
    ' *',
    ' * Each test opens a page in a fresh profile and starts the machine there:',
    ...[...starts].map(([start, { path, visitor, inside }]) => {
      const outer = inside.map(({ machine }) => ` inside ${machine}`).reverse()
      return ` * - ${start}: ${path}${outer.join('')}, ${needed.visitors[visitor]}`
    }),
    ...[...things].map((thing) => ` * There: ${needed.things[thing]}.`),
    ...(left.size > 0
      ? [` * Left out, as no page can be opened for them: ${[...left].join(', ')}.`]
      : []),
    ...(cut.length > 0
      ? [
          ` * Left out, as the machine around ends them: ${cut.map(({ title }) => title).join(', ')}.`,
        ]
      : []),
    ' * The replies of the server come with the steps: nothing else has to be there, and the machine writes nothing.',
    ' * A test fails at the first step whose transitions differ.',
    ' */',
  ].join('\n')
}

function testOf(machine: string, { walk, address, inside }: Shown): string {
  const { start, state, transitions, steps } = walk
  const { path, visitor, needed, opener } = address
  const opening = {
    machine,
    start,
    address: path,
    visitor,
    needed: needed ?? undefined,
    opener: opener ?? undefined,
    inside: inside.length > 0 ? inside : undefined,
  }
  return [
    `test(${text(`${machine}: ${walk.title}`)}, async ({ page }) => {`,
    `  const walk = await startWalk(page, ${text(opening)})`,
    `  walk.startsIn(${text({ state, transitions })})`,
    ...steps.flatMap((step, index) => stepOf(step, index, address)),
    '})',
    '',
  ].join('\n')
}

function stepOf(step: WalkStep, index: number, { isWhole }: Address): string[] {
  const { state, transitions } = step
  const title = `${index + 1}. ${actionOf(step, scriptWords.en)} → ${state}`
  return [
    `  await test.step(${text(title)}, async () => {`,
    `    await walk.${callOf(step, isWhole)}, ${text({ state, transitions })})`,
    '  })',
  ]
}

/** A control is pressed where that alone raises the event: it takes no choice and no typing. */
function callOf(step: WalkStep, mayPress: boolean): string {
  const { cause, event, data, isDataUnknown = false } = step
  if (mayPress && cause.kind === 'control' && data === undefined && !isDataUnknown) {
    const { kind, words } = cause.line
    if (kind === 'button' || kind === 'link') return `press(${text(kind)}, ${text(words)}`
  }
  const isBare = cause.kind === 'failure' && data === undefined
  const code = step.code ?? (isBare ? cause.code : undefined)
  return `take(${text({ event, code, data })}`
}

/** A value as a literal of TypeScript. */
const text = (value: unknown): string => JSON.stringify(value)
