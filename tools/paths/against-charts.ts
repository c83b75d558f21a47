import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import type * as registry from '#machines/testing/registry.ts'
import {
  chartGraph,
  statesIn,
  transitionsIn,
  transitionText,
  type ChartTransition,
} from '#charts/graph.ts'

const run = promisify(execFile)

/** Loaded from a commit as it is now: the registry of all machines. */
type Registry = typeof registry

/**
 * The machines of a commit, or of the working tree, by their ids. The sources of the commit are unpacked into a folder
 * of their own, with the packages of the working tree.
 * @param ref null for the working tree
 * @throws an error that says why where the machines of that commit cannot be loaded
 */
export async function machinesAt(
  ref: string | null,
  root = '.',
): Promise<Map<string, AnyStateMachine>> {
  const models =
    ref === null
      ? (await import('#machines/testing/registry.ts')).models
      : await modelsOf(ref, root)
  return new Map(models.map(({ machine }) => [machine.id, machine]))
}

async function modelsOf(ref: string, from: string): Promise<Registry['models']> {
  const root = await mkdtemp(join(tmpdir(), 'machines-'))
  try {
    const archive = join(root, 'sources.tar')
    const sources = ['.', ':!tests', ':!docs', ':!stories']
    await run('git', ['-C', from, 'archive', '--output', archive, ref, '--', ...sources])
    await run('tar', ['-xf', archive, '-C', root])
    await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction')
    const loaded: Registry = await import(
      pathToFileURL(join(root, 'machines/testing/registry.ts')).href
    )
    return loaded.models
  } finally {
    await rm(root, { recursive: true })
  }
}

export type Difference = 'added' | 'gone' | 'changed'

/** What differs in one chart, seen from the one side: ids of states and of transitions. */
export type ChartDifferences = Record<'states' | 'transitions', ReadonlyMap<string, Difference>>

/**
 * What two charts of a machine differ in, for each of them. A transition is the same where its event, guard, actions
 * and targets are; its place among others for the same event may move.
 */
export function chartDifferences(
  before: AnyStateMachine,
  after: AnyStateMachine,
): { before: ChartDifferences; after: ChartDifferences } {
  const [old, now] = [partsOf(before), partsOf(after)]
  return { before: differencesOf(old, now, 'gone'), after: differencesOf(now, old, 'added') }
}

type Parts = { states: Map<string, string>; transitions: Map<string, string> }

function partsOf(machine: AnyStateMachine): Parts {
  const graph = chartGraph(machine)
  return {
    states: new Map(
      statesIn(graph.root).map(({ id, kind, tags, invokes, entry, exit }) => [
        id,
        JSON.stringify([kind, tags, invokes, entry, exit]),
      ]),
    ),
    transitions: new Map(transitionsIn(graph).map((each) => [each.id, sense(each)])),
  }
}

/** All that a transition does, but for its place among others. */
const sense = (transition: ChartTransition): string =>
  [
    transition.source,
    transitionText({ ...transition, turn: 1, isChoice: false }),
    ...transition.targets,
  ].join(' | ')

function differencesOf(mine: Parts, other: Parts, absent: Difference): ChartDifferences {
  const senses = new Set(other.transitions.values())
  const states = [...mine.states].flatMap(([id, sense]): [string, Difference][] => {
    const theirs = other.states.get(id)
    if (theirs === sense) return []
    return [[id, theirs === undefined ? absent : 'changed']]
  })
  const transitions = [...mine.transitions].flatMap(([id, sense]): [string, Difference][] => {
    if (senses.has(sense)) return []
    return [[id, other.transitions.has(id) ? 'changed' : absent]]
  })
  return { states: new Map(states), transitions: new Map(transitions) }
}
