import { beforeAll, describe, expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { families } from '#machines/testing/families.ts'
import { familyPaths, type Family, type FamilyPaths } from '#walks/paths/family-paths.ts'
import { inventory } from '#walks/paths/inventory.ts'

describe.each(families.map((family) => ({ id: family.root.machine.id, family })))(
  '$id with the flows that it invokes',
  ({ family }) => {
    const reactions = reactionsIn(family)
    const reports = Object.entries(family.reports).flatMap(([machine, events]) =>
      events.map((event) => `${machine} ${event}`),
    )
    const missingReactions = ({ taken }: FamilyPaths) => reactions.filter((id) => !taken.has(id))
    const missingReports = ({ reported }: FamilyPaths) => reports.filter((id) => !reported.has(id))
    let paths: FamilyPaths
    beforeAll(async () => {
      const isComplete = (paths: FamilyPaths) =>
        [...missingReactions(paths), ...missingReports(paths)].length === 0
      const options = { seed: 1, count: 500, most: 10_000, length: 22, isComplete }
      paths = await familyPaths(family, options)
    }, 300_000)

    it('breaks no rule', () => {
      expect([...new Set(paths.violations)]).toEqual([])
    })

    it('takes every transition by which a parent reacts to a child', () => {
      expect(reactions.length).toBeGreaterThan(0)
      expect(missingReactions(paths)).toEqual([])
    })

    it('sends every event that only a child may send', () => {
      expect(missingReports(paths)).toEqual([])
    })
  },
)

/** The transitions of parents for the results and the reports of their children. */
function reactionsIn({ root, descendants, reports }: Family): string[] {
  const members = new Set(descendants.map(({ machine }) => machine.id))
  return [root, ...descendants].flatMap(({ machine }) => {
    const flows = childFlowsOf(machine).filter((id) => members.has(id))
    const events = new Set([
      ...flows.map((id) => `xstate.done.actor.${id}`),
      ...(reports[machine.id] ?? []),
    ])
    return inventory(machine)
      .transitions.filter(({ event }) => events.has(event))
      .map(({ id }) => id)
  })
}

/** Ids of the invokes whose actor is a machine. */
function childFlowsOf(machine: AnyStateMachine): string[] {
  const { actors } = machine.implementations
  return getStateNodes(machine.root)
    .flatMap(({ invoke }) => invoke)
    .filter(({ src }) => typeof src === 'string' && actors[src] instanceof StateMachine)
    .map(({ id }) => id)
}
