import { describe, expect, it } from 'vitest'
import { getStateNodes } from 'xstate/graph'
import { getStateNodes as activeNodes, StateMachine, type AnyMachineSnapshot } from 'xstate'
import { transitionId } from '#walks/recording/transition-id.ts'
import type { AnyFlowModel } from '#machines/testing/model.ts'
import { models } from '#machines/testing/registry.ts'
import { explore, eventsOf, type Exploration } from '#walks/paths/explore.ts'
import { inventory } from '#walks/paths/inventory.ts'

const cases = models.map((model) => ({ id: model.machine.id, model }))

describe.each(cases)('$id', ({ model }) => {
  const graphs = explore(model)
  const snapshots = graphs.flatMap((graph) => [...graph.snapshots.values()])

  it('leads from every state to an end, or to a rest where nothing is wrong', () => {
    expect(graphs.flatMap(deadEnds)).toEqual([])
  })

  it('answers whatever an actor can end with', () => {
    const answered = new Set(inventory(model.machine).transitions.map(({ event }) => event))
    const { actors } = model.machine.implementations
    const ends = getStateNodes(model.machine.root)
      .flatMap(({ invoke }) => invoke)
      .flatMap(({ id, src }) => [
        ...(neverEnds(typeof src === 'string' ? actors[src] : src)
          ? []
          : [`xstate.done.actor.${id}`]),
        `xstate.error.actor.${id}`,
      ])
    expect(ends.filter((end) => !answered.has(end))).toEqual([])
  })

  it('names every state by its path', () => {
    const { machine } = model
    const named = getStateNodes(machine.root).map(({ id, path }) => [id, path.join('.')])
    expect(named.filter(([id, path]) => id !== `${machine.id}.${path}`)).toEqual([])
  })

  it('ignores no event under a condition, which a chart could not show', () => {
    const ignored = getStateNodes(model.machine.root)
      .flatMap(({ transitions }) => [...transitions.values()].flat())
      .filter(({ target, actions }) => target === undefined && actions.length === 0)
    expect(ignored.filter(({ guard }) => guard !== undefined).map(transitionId)).toEqual([])
  })

  it('has no guard that always lets pass', () => {
    const asked = guardedAnswers(model, snapshots)
    const idle = inventory(model.machine).transitions.filter(
      ({ id, guard, event }) => guard !== null && event !== 'always' && !asked.get(id)?.has(false),
    )
    expect(idle.map(({ id, guard }) => `${id} ${guard}`)).toEqual([])
  })
})

/** A flow without a final state. */
const neverEnds = (actor: unknown) =>
  actor instanceof StateMachine &&
  Object.values(actor.root.states).every(({ type }) => type !== 'final')

/** The states from which no path leads to an end or to a rest. */
function deadEnds({ start, snapshots, edges }: Exploration): string[] {
  const sources = Map.groupBy(edges, ({ step }) => step.key)
  const safe = new Set<string>()
  const open = [...snapshots].filter(([, snapshot]) => isRest(snapshot)).map(([key]) => key)
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (safe.has(key)) continue
    safe.add(key)
    open.push(...(sources.get(key) ?? []).map(({ from }) => from))
  }
  return [...snapshots.keys()].filter((key) => !safe.has(key)).map((key) => `${start}: ${key}`)
}

/** The flow has ended, or waits for its shopper without a failure or pending work. */
function isRest(snapshot: AnyMachineSnapshot): boolean {
  return snapshot.status === 'done' || !(snapshot.hasTag('error') || snapshot.hasTag('busy'))
}

/** For each guarded transition, the results of its guard in all states where its event can occur. */
function guardedAnswers(
  { machine, ...model }: AnyFlowModel,
  snapshots: readonly AnyMachineSnapshot[],
): Map<string, Set<boolean>> {
  const answers = new Map<string, Set<boolean>>()
  for (const snapshot of snapshots.filter(({ status }) => status === 'active'))
    for (const event of eventsOf({ machine, ...model })) {
      const chosen = machine.getTransitionData(snapshot, event)
      const candidates = nodesOf(snapshot).flatMap((node) => node.transitions.get(event.type) ?? [])
      for (const candidate of candidates) {
        const id = transitionId(candidate)
        answers.set(id, (answers.get(id) ?? new Set()).add(chosen.includes(candidate)))
      }
    }
  return answers
}

const nodesOf = ({ machine, value }: AnyMachineSnapshot) => activeNodes(machine.root, value)
