import type { ProblemCode } from '#studio/shop/machines.ts'

/** A piece of the program as it is written. */
export type SourceText = {
  name: string
  /** Its documentation comment; null without one. */
  doc: string | null
  source: string
  /** Its path in the repository. */
  file: string
  /** From the first line on. */
  line: number
}

/** A piece with what it names. */
export type Piece = SourceText & {
  /**
   * Keys, in `pieces`, of the functions and constants of machines and domain that it names, and of what is given to the
   * function around it.
   */
  uses: string[]
}

/** What a chart calls by name; of an actor whose logic is provided later, that logic, and its placeholder last. */
type Named = Record<string, Piece>

/** The setup of a machine, and the place of the machine. */
export type MachineSource = Omit<SourceText, 'source'> & {
  guards: Named
  actions: Named
  actors: Named
  delays: Named
  /** What the actors of the states are started with; see `inputKey`. */
  inputs: Named
  /** The type of what the machine is started with, as `input`, and what it holds at first, as `context`. */
  data: Named
  /** What ends give back, by the ways of the states as in `inputKey`: that of the machine under the empty one. */
  outputs: Named
  /** What is said of its events, by their names: who raises them, and when. */
  events: Record<string, string>
  /** Their types, by their names: what they carry. */
  payloads: Named
  /** What the shop shows in its states, by their ids; of those that no story shows nothing. */
  views: Record<string, readonly View[]>
}

/** What the shop shows in a state with the data of one story. */
export type View = { story: string; sights: readonly Sight[] }

/** What a view shows and offers. */
export const sightKinds = [
  'words',
  'call',
  'alert',
  'status',
  'busy',
  'button',
  'checkbox',
  'dialog',
  'file',
  'link',
  'radio',
  'text',
] as const

/** The state of a control; `typed` for what is pressed when something was typed. */
export const sightMarks = ['typed', 'chosen', 'off', 'busy', 'invalid'] as const

/** A line that a view shows, or a control that it offers. */
export type Sight = {
  kind: (typeof sightKinds)[number]
  words: string
  marks: readonly (typeof sightMarks)[number][]
  /** Events by the machine that gets them, as in `checkout pay.pressed`; of a link its address. */
  leads: readonly string[]
}

/**
 * Under which name the input of an invocation is kept.
 * @param way keys of the states from the root, joined with dots; empty for the root
 * @param actor its id; its source where it has none of its own
 */
export function inputKey(way: string, actor: string): string {
  return `${way} ${actor}`
}

const calling = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g

/** The calls to the API that a piece makes itself: `POST /purchase/v4/order/`. */
export function callsIn({ source }: Pick<Piece, 'source'>): string[] {
  return Array.from(source.matchAll(calling), ([, method, path]) => `${method} ${path}`)
}

/** What the contract says of a call. */
export type Call = {
  doc: string
  /** Query and headers, one a line; those of the path are left out. */
  parameters: string
  /** The body; null where there is none. */
  sent: Shape | null
  /** By their status; that of every refusal is `default`. */
  replies: readonly { status: string; doc: string; body: Shape | null }[]
  /** The codes with which the server can refuse it, as the contract declares (`x-problems`), without those of every call. */
  refusals: readonly ProblemCode[]
}

/** A type of the contract, and its fields, one a line; no lines where it has none. */
export type Shape = { type: string; fields: string }

export type Sources = {
  /** By the ids of the machines. */
  machines: Record<string, MachineSource>
  /** Everything that is named anywhere in them, each once; see `Piece`. */
  pieces: Record<string, Piece>
  /** Those that the machines make, as of `callsIn`. */
  calls: Record<string, Call>
  /** The types of the contract, by their names. */
  schemas: Record<string, { doc: string; fields: string }>
  /** The status with which the server sends each of its codes. */
  statuses: Record<string, number>
}
