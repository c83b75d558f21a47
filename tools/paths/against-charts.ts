import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import type * as registry from '#machines/testing/registry.ts'
import { chartGraph, statesIn, transitionsIn, type ChartTransition } from '#charts/graph.ts'
import { commitOf } from './against.ts'

const run = promisify(execFile)
const project = resolve(import.meta.dirname, '../..')

/** A commit's registry, assumed to have today's type. */
type Registry = typeof registry

/**
 * The machines of a commit, or of the working tree, by their ids. The sources of the commit are unpacked into a folder
 * of their own, with the packages of the working tree.
 * @param ref null for the working tree
 * @param root the folder whose repository has the commit; the project's by default
 * @throws an error that says why where the machines of that commit cannot be loaded
 */
export async function machinesAt(
  ref: string | null,
  root = project,
): Promise<Map<string, AnyStateMachine>> {
  const models =
    ref === null
      ? (await import('#machines/testing/registry.ts')).models
      : await modelsOf(ref, root)
  return new Map(models.map(({ machine }) => [machine.id, machine]))
}

async function modelsOf(ref: string, from: string): Promise<Registry['models']> {
  const commit = await commitOf(ref, from)
  const root = await mkdtemp(join(tmpdir(), 'machines-'))
  try {
    const archive = join(root, 'sources.tar')
    const sources = ['.', ':!tests', ':!docs', ':!stories']
    await run('git', ['-C', from, 'archive', '--output', archive, commit, '--', ...sources])
    await run('tar', ['-xf', archive, '-C', root])
    await symlink(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
    const loaded: Registry = await import(
      pathToFileURL(join(root, 'machines/testing/registry.ts')).href
    )
    return loaded.models
  } finally {
    await rm(root, { recursive: true })
  }
}

export type Difference = 'added' | 'gone' | 'changed'

/** What differs in one chart, as seen from one of the two charts: ids of states and of transitions. */
export type ChartDifferences = Record<'states' | 'transitions', ReadonlyMap<string, Difference>>

/**
 * What two charts of a machine differ in, for each of them. Transitions are paired by what they do, since their ids
 * move when another one is put before them; the rest by their ids. Those of one event that changed places are changed
 * too, since the first whose guard passes is taken.
 */
export function chartDifferences(
  before: AnyStateMachine,
  after: AnyStateMachine,
): { before: ChartDifferences; after: ChartDifferences } {
  const [old, now] = [partsOf(before), partsOf(after)]
  const alike = alikeIn(old.transitions, now.transitions)
  const mirrored = alike.map(([one, other]): Pair => [other, one])
  return {
    before: differencesOf(old, now, alike, 'gone'),
    after: differencesOf(now, old, mirrored, 'added'),
  }
}

type Parts = { states: Map<string, string>; transitions: ChartTransition[] }

/** A transition of the one chart, and one of the other that does the same. */
type Pair = readonly [ChartTransition, ChartTransition]

function partsOf(machine: AnyStateMachine): Parts {
  const graph = chartGraph(machine)
  return {
    states: new Map(
      statesIn(graph.root).map(({ id, kind, isInitial, tags, invokes, entry, exit, ignored }) => [
        id,
        JSON.stringify([kind, isInitial, tags, invokes, entry, exit, ignored]),
      ]),
    ),
    transitions: transitionsIn(graph),
  }
}

/** All that a transition does, but for its place among others. */
const sense = ({ source, event, guard, actions, targets, reenter }: ChartTransition): string =>
  JSON.stringify([source, event, guard, actions, targets, reenter])

/** Each transition is in one pair at most: of two that do the same, one may be gone. */
function alikeIn(old: readonly ChartTransition[], now: readonly ChartTransition[]): Pair[] {
  const bySense = Map.groupBy(now, sense)
  return old.flatMap((each): Pair[] => {
    const twin = bySense.get(sense(each))?.shift()
    return twin === undefined ? [] : [[each, twin]]
  })
}

function areSwapped([old, now]: Pair, [otherOld, otherNow]: Pair): boolean {
  const isChoice = old.source === otherOld.source && old.event === otherOld.event
  return isChoice && old.turn < otherOld.turn !== now.turn < otherNow.turn
}

function differencesOf(
  mine: Parts,
  other: Parts,
  alike: readonly Pair[],
  absent: Difference,
): ChartDifferences {
  const states = [...mine.states].flatMap(([id, text]): [string, Difference][] => {
    const theirs = other.states.get(id)
    if (theirs === text) return []
    return [[id, theirs === undefined ? absent : 'changed']]
  })
  const paired = new Set(alike.map(([, twin]) => twin))
  const unpaired = other.transitions.filter((each) => !paired.has(each))
  const ids = new Set(unpaired.map(({ id }) => id))
  const pairs = new Map(alike.map((pair) => [pair[0], pair]))
  const transitions = mine.transitions.flatMap((each): [string, Difference][] => {
    const pair = pairs.get(each)
    if (pair === undefined) return [[each.id, ids.has(each.id) ? 'changed' : absent]]
    return alike.some((one) => areSwapped(pair, one)) ? [[each.id, 'changed']] : []
  })
  return { states: new Map(states), transitions: new Map(transitions) }
}
