import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import type * as registry from '#machines/testing/registry.ts'
import type * as explorer from '#walks/paths/explore.ts'
import { inventory } from '#walks/paths/inventory.ts'
import type * as runner from '#walks/paths/runner.ts'
import type { AnyWalkModel } from '#walks/model.ts'
import { digestsOf } from '#walks/source-digests.ts'
import { modelFiles } from '#studio/shop/places.ts'
import { commitOf, git } from './git.ts'

const run = promisify(execFile)
const project = resolve(import.meta.dirname, '../..')

/** The registry and the walks of a commit, assumed to have today's types. */
type Registry = typeof registry
type Walks = Pick<typeof explorer, 'explore' | 'edgePaths'> & Pick<typeof runner, 'runPath'>
type Path = explorer.Path

/** Where a commit has its walks: now, and before they had a folder of their own. */
const walksFolders = ['walks/paths', 'machines/testing/paths']

/** Ids of the states and transitions that the generated walks of a commit take. */
export type Walked = Record<'states' | 'transitions', ReadonlySet<string>>

export type Commit = {
  /** The machines by their ids. */
  machines: ReadonlyMap<string, AnyStateMachine>
  /** Takes the walks of a machine; null where the commit has none. */
  walk: (machine: string) => Promise<Walked | null>
  /** Equal for two commits where all sources of a machine's walks are; null where they cannot be told. */
  digestOf: (machine: string) => string | null
}

/**
 * The machines of a commit, or of the working tree, with their walks. The sources of the commit are unpacked into a
 * folder of their own, with the packages of the working tree.
 * @param ref null for the working tree
 * @param root the folder whose repository has the commit; the project's by default
 * @throws an error that says why where the machines of that commit cannot be loaded
 */
export async function machinesAt(ref: string | null, root = project): Promise<Commit> {
  if (ref === null) return loaded(project)
  const commit = await commitOf(ref, root)
  const folder = await mkdtemp(join(tmpdir(), 'machines-'))
  try {
    const archive = join(folder, 'sources.tar')
    const sources = ['.', ':!tests', ':!docs', ':!stories']
    await git(root, 'archive', '--output', archive, commit, '--', ...sources)
    await run('tar', ['-xf', archive, '-C', folder])
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
    return await loaded(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function loaded(root: string): Promise<Commit> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  const { models }: Registry = await load('machines/testing/registry.ts')
  const folder = walksFolders.find((name) => existsSync(join(root, name)))
  const files = folder === undefined ? [] : [`${folder}/explore.ts`, `${folder}/runner.ts`]
  const parts: Partial<Walks> = Object.assign({}, ...(await Promise.all(files.map(load))))
  const { explore, edgePaths, runPath } = parts
  const walks = explore && edgePaths && runPath ? { explore, edgePaths, runPath } : null
  const byId = new Map(models.map((model) => [model.machine.id, model]))
  const digests = digestsOf(root, [...byId.keys()], modelFiles, files)
  return {
    machines: new Map(models.map(({ machine }) => [machine.id, machine])),
    digestOf: (machine) => digests.get(machine) ?? null,
    walk: async (machine) => {
      const model = byId.get(machine)
      return model === undefined || walks === null ? null : walked(model, walks)
    },
  }
}

/** Takes walks until nothing is left to be taken: first one for each kind of step, then the others. */
async function walked(model: AnyWalkModel, walks: Walks): Promise<Walked> {
  const { states, transitions } = inventory(model.machine)
  const left = { states: new Set(states), transitions: new Set(transitions.map(({ id }) => id)) }
  const taken = { states: new Set<string>(), transitions: new Set<string>() }
  for (const path of pathsOf(model, walks)) {
    if (left.states.size + left.transitions.size === 0) break
    const { states, taken: steps } = await walks.runPath(model, path)
    for (const state of states) {
      if (left.states.delete(state)) taken.states.add(state)
    }
    for (const transition of steps.flat()) {
      if (left.transitions.delete(transition)) taken.transitions.add(transition)
    }
  }
  return taken
}

function pathsOf(model: AnyWalkModel, { explore, edgePaths }: Walks): Path[] {
  const explorations = explore(model)
  const starts = explorations.map(({ start, startKey }): Path => ({ start, startKey, steps: [] }))
  const kinds = new Map<string, Path>()
  const others: Path[] = []
  for (const path of explorations.flatMap(edgePaths)) {
    const kind = kindOf(path)
    if (kinds.has(kind)) others.push(path)
    else kinds.set(kind, path)
  }
  return [...starts, ...kinds.values(), ...others]
}

/** Where the last step of a path begins, by which event, and where it leads, whatever the facts are. */
function kindOf({ startKey, steps }: Path): string {
  const keys = [startKey, ...steps.map(({ key }) => key)].slice(-2)
  const values = keys.map((key): unknown => JSON.parse(key)[0])
  return JSON.stringify([...values, steps.at(-1)?.event.type])
}
