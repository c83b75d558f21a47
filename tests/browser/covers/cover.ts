import type { Page } from 'playwright'
import type { AnyStateMachine, EventFrom } from 'xstate'
import type { Customer } from '#tests/browser/support/customer.ts'
import type { Shopper, ShopperOptions } from '#tests/browser/support/story.ts'

/** What triggers an event: an action of the shopper or, in words, who else sends it. */
type Gesture = ((...details: never[]) => Promise<void>) | string

/** The gestures for all events of a machine; a missing one does not compile. */
export type Gestures<Machine extends AnyStateMachine> = {
  [Type in EventFrom<Machine>['type']]: Gesture
}

/** A shopper whose flows are watched. */
export type Watched = {
  /** Opens an address of the shop, by default in the first tab, and waits until a flow runs there. */
  open: (path: string, machine: string, tab?: Page) => Promise<void>
  /** Waits until a flow has taken a transition. */
  took: (machine: string, transition: string) => Promise<void>
}

export type Person = { at?: 'hasty'; profile?: boolean } & Pick<ShopperOptions, 'isMoving'>

/** What a walk finds when it begins. */
export type Stage = {
  /** A visitor of the shop; of the hasty one orders, codes and tries end within seconds. */
  guest: (person?: Person) => Promise<Shopper & Watched>
  /** A customer who signed in without a page. */
  customer: (person?: Person) => Promise<Customer & Watched>
  /** The demo's owner, who signed in without a page. */
  staff: () => Promise<Customer & Watched>
}

/** A story of the browser that takes transitions which no story before it took. */
export type Walk = (stage: Stage) => Promise<void>

/** Flows that are walked together, such as a flow and the children that it invokes. */
export type BrowserCover = {
  /** What is walked through, as the tests are titled. */
  title: string
  /** Each machine with the reasons why single transitions of it cannot be taken in a browser, by their ids. */
  machines: readonly { machine: AnyStateMachine; unreachable: Record<string, string> }[]
  walks: Record<string, Walk>
}

/** Only a defect of ours makes a timer fail; its actor calls nobody. */
export const timerFails = 'a timer calls nobody that could fail'

/** Only a defect of ours makes a chart fail; what its own actors meet, it answers with its states. */
export const childFails = 'a chart answers every failure itself and ends with its result only'
