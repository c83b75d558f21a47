import type { App } from '#server/app.ts'
import type { Customer } from './customers.ts'
import type { Timeline } from './timeline.ts'
import type { Visitor } from './visitor.ts'

/** What the parts of the played month share. */
export type Play = {
  app: App
  timeline: Timeline
  siteUrl: string
  staff: () => Promise<Visitor>
  customer: (place: number) => Promise<Customer>
  random: () => number
  pick: <Item>(items: readonly Item[]) => Item
}
