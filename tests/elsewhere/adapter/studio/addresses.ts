import type { Needed, Visitor } from './prepare-page.ts'

/** A page that shows a machine. */
export type Address = {
  path: string
  visitor: Visitor
  /** Whether all of its data is the machine's, so that a control is there whenever the machine shows it. */
  isWhole: boolean
  /** What has to be there first; the path then has `:id` for it. */
  needed: Needed | null
  /** The button that opens the machine on the page, or the region of which any button does. */
  opener: { button: string } | { region: string } | null
  /** The machines inside which it runs, the outermost one first. */
  inside: readonly { machine: string; start: string }[]
}

/** What an exported test needs, in words. */
export const needed: {
  shop: string
  visitors: Record<Visitor, string>
  things: Record<Needed, string>
} = {
  shop: 'the app',
  visitors: { guest: 'signed out' },
  things: { row: 'a row, made if there is none' },
}

/** Where a machine can be watched from one of its starts; null for one that no page shows. */
export function addressOf(machine: string, _start: string): Address | null {
  if (machine !== 'crossing') return null
  return {
    path: '/',
    visitor: 'guest',
    isWhole: true,
    needed: null,
    opener: null,
    inside: [],
  }
}
