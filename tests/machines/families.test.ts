import { beforeAll, describe, expect, it } from 'vitest'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { families } from '#machines/testing/families.ts'
import { familyPaths, type Family, type FamilyPaths } from '#walks/paths/family-paths.ts'
import { inventory } from '#walks/paths/inventory.ts'

describe.each(families.map((family) => ({ id: family.root.machine.id, family })))(
  '$id with the flows that it invokes',
  ({ family }) => {
    let paths: FamilyPaths
    beforeAll(async () => {
      paths = await familyPaths(family, { seed: 4, count: 1500, length: 22 })
    }, 120_000)

    it('breaks no rule', () => {
      expect([...new Set(paths.violations)]).toEqual([])
    })

    it('takes every transition by which a parent reacts to a child', () => {
      const reactions = reactionsIn(family)
      expect(reactions.length).toBeGreaterThan(0)
      expect(reactions.filter((id) => !paths.taken.has(id))).toEqual([])
    })

    it('sends every event that only a child may send', () => {
      const reports = Object.entries(family.reports).flatMap(([machine, events]) =>
        events.map((event) => `${machine} ${event}`),
      )
      expect(reports.filter((report) => !paths.reported.has(report))).toEqual([])
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
