import type { ContentFault } from '#domain/content-fault.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'
import type { Side } from './merge-contents.ts'

/** The name of a content item, or the key of an article. */
export type ContentKey = Schemas['ContentKey']
/** What is edited. */
export type Content = Schemas['Content']
/** What is published, with the member's draft. */
export type StaffContent = Schemas['StaffContent']

/** `window` tells the windows and devices of the member apart. */
export type StaffContentInput = { name: ContentKey; window: string }

export type KeepInput = StaffContentInput & {
  body: Content
  version: number
  /** The revision of the draft that this window last saw; 0 if there was none. */
  seen: number
}

/** `drop` forgets the draft, `undo` publishes the version before this one again. */
export type ChangeKind = 'publish' | 'undo' | 'drop'
export type ChangeInput = KeepInput & {
  kind: ChangeKind
  /** Why it is published; empty for nothing. */
  reason: string
}

/** An earlier version to read. */
export type VersionInput = { name: ContentKey; version: number }

/** With what the input is merged: what is published, or the draft that another window of the member saved. */
type Rival = 'published' | 'draft'

/** With what the input is merged. */
export type OtherSide = {
  theirs: Content
  /** Whether it is the member's own, from another window. */
  isOwn: boolean
  /** When another window saved it as the draft; null if it is published. */
  savedAt: string | null
}

export type StaffContentContext = StaffContentInput & {
  content: StaffContent | null
  /** As it is being edited; null until it is loaded. */
  body: Content | null
  /** What was there when the input was begun, which a merge needs; null if that is not known. */
  base: Content | null
  rival: Rival
  /** Whose version counts, by the path of a conflict. */
  choices: Readonly<Record<string, Side>>
  /** When typing has rested for long enough to keep the draft, in milliseconds since the epoch. */
  restsAt: number | null
  /** The change that is under way or was refused; null if there is none. */
  kind: ChangeKind | null
  /** The earlier version that was last asked for as the draft. */
  version: number | null
  reason: string
  faults: ContentFault[]
  failure: Failure | null
}

export type StaffContentEvent =
  /** `at` in milliseconds since the epoch. */
  | { type: 'content.changed'; body: Content; at: number }
  | { type: 'publication.requested'; reason: string }
  | { type: 'undo.requested' }
  | { type: 'draft.dropped' }
  /** An earlier version replaces the draft. */
  | { type: 'version.requested'; version: number }
  /** Whose version of a part counts that both sides of a merge changed. */
  | { type: 'side.chosen'; path: string; side: Side }
  /** What both changed is the draft from now on. */
  | { type: 'merge.accepted' }
  | { type: 'retry.requested' }

export type StaffContentEmitted =
  | { type: 'content.replaced'; kind: ChangeKind }
  /** A change was refused, and the text that is stored meanwhile is shown instead. */
  | { type: 'content.reloaded' }
  /** An earlier version is saved as the draft. */
  | { type: 'version.restored'; version: number }
