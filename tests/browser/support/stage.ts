import { expect } from 'vitest'
import type { Person, Stage, Watched } from '#tests/browser/covers/cover.ts'
import { customer, staffMember } from './customer.ts'
import { watchFlows, type FlowWatch, type Taken } from './flow-watch.ts'
import { networkNoise } from './network.ts'
import { shopper, type Shopper } from './story.ts'

/** Sets the stage of one walk, and knows what all flows on it have taken. */
export function createStage(origins: {
  origin: string
  hasty: string
}): Stage & { taken: () => Promise<Taken[]> } {
  const watches: FlowWatch[] = []
  const optionsOf = ({ at, isMoving = false }: Person) => ({
    isMoving,
    origin: at === 'hasty' ? origins.hasty : origins.origin,
    expectedErrors: networkNoise,
  })
  const watched = async <Visitor extends Shopper>(visitor: Visitor) => {
    const watch = await watchFlows(visitor.context, visitor.origin)
    watches.push(watch)
    // Tabs in the background draw once a second only.
    await visitor.page.bringToFront()
    return { ...visitor, ...handsOf(visitor, watch) }
  }
  return {
    guest: async (person = {}) => watched(await shopper('phone', optionsOf(person))),
    customer: async (person = {}) =>
      watched(await customer('phone', { ...optionsOf(person), profile: person.profile ?? true })),
    staff: async () => watched(await staffMember({ expectedErrors: networkNoise })),
    taken: async () => {
      const all = await Promise.all(
        watches.map(async (watch) => {
          await watch.settle()
          return watch.taken()
        }),
      )
      return all.flat()
    },
  }
}

function handsOf({ page }: Shopper, watch: FlowWatch): Watched {
  return {
    open: async (path, machine, tab = page) => {
      const before = await watch.starts(machine)
      await tab.goto(path)
      await expect.poll(() => watch.starts(machine), { timeout: 15_000 }).toBeGreaterThan(before)
    },
    took: async (machine, transition) => {
      await expect
        .poll(() => watch.hasTaken({ machine, transition }), {
          timeout: 15_000,
          message: `${machine} took ${transition}`,
        })
        .toBe(true)
    },
  }
}
