import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import ELK from 'elkjs/lib/elk.bundled.js'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import * as xstate from 'xstate'
import { chartGraph, statesIn, transitionsIn } from '#charts/graph.ts'
import { layoutChart } from '#charts/layout.ts'
import { chartSvg } from '#charts/svg.ts'
import { createLiveStore } from '#studio/app/live/live-store.ts'
import { createInspection } from '#studio/channel/inspection.ts'
import { readCalls } from '#studio/sources/read-calls.ts'
import { chartMutants, mutate } from '#walks/mutators.ts'
import { cover } from '#walks/paths/cover.ts'
import { randomPaths } from '#walks/paths/random-paths.ts'
import { replay, stepsOfActor } from '#walks/paths/replay.ts'
import { stepsText } from '#walks/paths/transition-table.ts'
import { crossingMachine } from './crossing.machine.ts'
import { model, modelOf } from './crossing.model.ts'

/** The adapters of an app that is not the shop; nothing of the shop is loaded here. */
vi.mock('#walks/shop/problems.ts', () => import('./adapter/walks/problems.ts'))
vi.mock('#walks/shop/known-values.ts', () => import('./adapter/walks/known-values.ts'))
vi.mock('#walks/shop/flows.ts', () => import('./adapter/walks/flows.ts'))
vi.mock('#studio/shop/machines.ts', () => import('./adapter/studio/machines.ts'))
vi.mock('#studio/shop/models.ts', () => import('./adapter/studio/models.ts'))
vi.mock('#studio/shop/contract.ts', () => import('./adapter/studio/contract.ts'))
vi.mock('#studio/shop/api.ts', () => import('./adapter/studio/api.ts'))
vi.mock('#studio/shop/places.ts', () => import('./adapter/studio/places.ts'))
vi.mock('#studio/shop/texts.ts', () => import('./adapter/studio/texts.ts'))

describe('a machine of another app', () => {
  it('is walked, and everything that it can do is reached', async () => {
    expect(await cover(model)).toMatchObject({
      states: 4,
      covered: 6,
      missed: [],
      unreached: [],
      violations: [],
    })
    expect(await randomPaths(model, { seed: 1, count: 20 })).toMatchObject({ broken: null })
  })

  it('is mutated, and its walks notice every mutant', async () => {
    const file = 'tests/elsewhere/crossing.machine.ts'
    const text = readFileSync(file, 'utf8')
    const mutants = chartMutants(file, text)
    expect(mutants.length).toBeGreaterThan(12)
    const survivors: string[] = []
    for (const mutant of mutants)
      if (await isSound(load(mutate(text, mutant)))) survivors.push(mutant.id)
    expect(survivors).toEqual([])
  })

  it('may call without a contract, of which nothing is then said', () => {
    expect(readCalls('.', ['POST /api/loans'])).toEqual({})
  })

  it('is drawn, every state and every transition once', async () => {
    const graph = chartGraph(crossingMachine)
    const svg = chartSvg(await layoutChart(new ELK(), graph), { palette })
    const drawn = [...svg.matchAll(/data-transition="([^"]+)"/g)].map(([, id = '']) => id)
    expect(drawn.toSorted()).toEqual(
      transitionsIn(graph)
        .map(({ id }) => id)
        .toSorted(),
    )
    for (const { key } of statesIn(graph.root)) expect(svg).toContain(`>${key}<`)
    await expect(svg).toMatchFileSnapshot('../../docs/pictures/crossing.svg')
  })

  it('is followed while it runs, and what was recorded is replayed', async () => {
    const store = createLiveStore(undefined, queueMicrotask)
    const { inspect, clock } = createInspection({} as Api)
    const askControl = xstate.fromPromise(() => Promise.resolve())
    const light = xstate.createActor(crossingMachine.provide({ actors: { askControl } }), {
      inspect,
      clock,
    })
    light.start()
    light.send({ type: 'button.pressed' })
    await vi.waitUntil(() => store.get().steps.at(-1)?.value === 'pedestrians')
    const { steps } = store.get()
    const known = stepsOfActor(steps, steps[0]?.actor ?? '')
    expect(known.map(({ event, state }) => [event, state])).toEqual([
      ['button.pressed', 'asking'],
      ['xstate.done.actor.askControl', 'pedestrians'],
    ])
    expect(replay(model, known).divergence).toBeNull()
  })
})

describe('the adapters of another app', () => {
  it('have all that the walks and the studio ask of them', () => {
    const compiler = 'node_modules/@typescript/native/bin/tsc'
    const options = ['--project', import.meta.dirname, '--noEmit']
    const { stdout, status } = spawnSync(process.execPath, [compiler, ...options])
    expect({ status, said: stdout.toString() }).toEqual({ status: 0, said: '' })
  })
})

type Api = Parameters<typeof createInspection>[0]

/** Whether a chart does all that the crossing does, and nothing else. */
async function isSound(machine: typeof crossingMachine | null): Promise<boolean> {
  if (machine === null) return false
  try {
    const { violations } = await cover(modelOf(machine))
    const same = stepsText(modelOf(machine), () => {}) === stepsText(model, () => {})
    return same && violations.length === 0
  } catch {
    return false
  }
}

/** The chart in a source text; null where it cannot be made. */
function load(text: string): typeof crossingMachine | null {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const made: { crossingMachine?: typeof crossingMachine } = {}
  try {
    compileFunction(outputText, ['exports', 'require'])(made, () => xstate)
  } catch {
    return null
  }
  return made.crossingMachine ?? null
}

const palette = {
  ground: '#fff',
  state: '#fff',
  container: '#eee',
  border: '#777',
  line: '#444',
  text: '#000',
  quiet: '#444',
  brand: '#077',
}
