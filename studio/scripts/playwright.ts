import { addressOf, type Address } from '#studio/shop/addresses.ts'
import { scriptWords } from '#studio/words/scripts.ts'
import { actionOf } from './sentences.ts'
import type { Script, Walk, WalkStep } from './script.ts'

/**
 * The walks of a machine as one file for Playwright's own test runner that needs nothing else; null for a machine that
 * no page
 * shows. @param helpers what the file ends with, as of `joinHelpers`
 */
export function playwrightFile(
  { machine, walks }: Pick<Script, 'machine' | 'walks'>,
  helpers: string,
): string | null {
  const tests = walks.flatMap((walk) => testOf(machine, walk) ?? [])
  if (tests.length === 0) return null
  const [imports = '', ...rest] = helpers.split('\n\n')
  return [imports, '', ...tests, rest.join('\n\n').replaceAll(/^export /gm, '')].join('\n')
}

function testOf(machine: string, walk: Walk): string | null {
  const { start, state, transitions, steps } = walk
  const address = addressOf(machine, start)
  if (address === null) return null
  const opening = { machine, start, address: address.path, signedIn: address.signedIn }
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
function callOf({ cause, event, data }: WalkStep, mayPress: boolean): string {
  if (mayPress && cause.kind === 'control' && data === undefined) {
    const { kind, words } = cause.sight
    if (kind === 'button' || kind === 'link') return `press(${text(kind)}, ${text(words)}`
  }
  const code = cause.kind === 'failure' && data === undefined ? cause.code : undefined
  return `take(${text({ event, code, data })}`
}

/** A value as a literal of TypeScript. */
const text = (value: unknown): string => JSON.stringify(value)
