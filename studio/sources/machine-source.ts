import type { ProblemCode } from '#studio/shop/machines.ts'

/** A piece of source code. */
export type SourceText = {
  name: string
  /** Its documentation comment; null if there is none. */
  doc: string | null
  source: string
  /** Its path in the repository. */
  file: string
  /** Its first line. */
  line: number
}

/** A piece with its references. */
export type Piece = SourceText & {
  /**
   * Keys, in `pieces`, of the functions and constants of `sourceFolders` that it references, and of what is passed to the
   * surrounding function.
   */
  uses: string[]
}

/** The named parts of a chart; for an actor whose logic is provided later, that logic, with its placeholder last. */
type Named = Record<string, Piece>

/** The setup of a machine, and the location of the machine. */
export type MachineSource = Omit<SourceText, 'source'> & {
  guards: Named
  actions: Named
  actors: Named
  delays: Named
  /** The inputs of the states' actors; see `inputKey`. */
  inputs: Named
  /** The type of the machine's input, as `input`, and its initial context, as `context`. */
  data: Named
  /**
   * The outputs of final states, by the paths of the states as in `inputKey`: that of the machine under the empty one.
   */
  outputs: Named
  /** The comments of its events, by their names: who sends them, and when. */
  events: Record<string, string>
  /** The types of its events, by their names: their payloads. */
  payloads: Named
  /** What the shop shows in its states, by their ids; states without a story are missing. */
  views: Record<string, readonly View[]>
}

/** What the shop shows in a state with the data of one story. */
export type View = { story: string; lines: readonly ViewLine[] }

/** What a view shows and offers. */
export const viewLineKinds = [
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

/** The state of a control; `typed` for what is pressed after something was typed. */
export const viewLineMarks = ['typed', 'chosen', 'off', 'busy', 'invalid'] as const

/** A line that a view shows, or a control that it offers. */
export type ViewLine = {
  kind: (typeof viewLineKinds)[number]
  words: string
  marks: readonly (typeof viewLineMarks)[number][]
  /** Events by the machine that receives them, as in `checkout pay.pressed`; for a link its URL. */
  leads: readonly string[]
}

/**
 * The key of an invocation's input.
 * @param way keys of the states from the root, joined with dots; empty for the root
 * @param actor its id; its source if it has no id of its own
 */
export function inputKey(way: string, actor: string): string {
  return `${way} ${actor}`
}

const calling = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g

/** The API calls that a piece makes itself: `POST /purchase/v4/order/`. */
export function callsIn({ source }: Pick<Piece, 'source'>): string[] {
  return Array.from(source.matchAll(calling), ([, method, path]) => `${method} ${path}`)
}

/** The contract's description of a call. */
export type Call = {
  doc: string
  /** Query and headers, one per line; path parameters are left out. */
  parameters: string
  /** The body; null if there is none. */
  sent: Shape | null
  /** By their status; that of every problem is `default`. */
  replies: readonly { status: string; doc: string; body: Shape | null }[]
  /** The problem codes that the contract declares for it (`x-problems`), without those of every call. */
  refusals: readonly ProblemCode[]
}

/** A type of the contract, and its fields, one per line; no lines if it has none. */
export type Shape = { type: string; fields: string }

export type Sources = {
  /** By the ids of the machines. */
  machines: Record<string, MachineSource>
  /** Everything that they reference, each once; see `Piece`. */
  pieces: Record<string, Piece>
  /** The calls that the machines make, as in `callsIn`. */
  calls: Record<string, Call>
  /** The types of the contract, by their names. */
  schemas: Record<string, { doc: string; fields: string }>
  /** The status with which the server sends each of its codes. */
  statuses: Record<string, number>
}

/** The sources, with where their files lie and the scheme of the URLs by which an editor opens them. */
export type PlacedSources = Sources & { place: { editor: string; root: string } }
