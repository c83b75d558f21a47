import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type StoryItem = Schemas['StoryItem']
export type StoryItemBrief = Schemas['StoryItemBrief']
/** An item and when it could be shown, in milliseconds since the epoch. */
export type LoadedItem = { item: StoryItem; loadedAt: number }

export type StoriesInput = {
  /** Ids of the stories as they stand in the row. */
  stories: readonly number[]
  /** Place in `stories` of the one that was opened. */
  position: number
  /** Whether an item waits until the shopper moves on; true at the start for users who prefer reduced motion. */
  still: boolean
}

export type StoriesContext = StoriesInput & {
  /** The items of the story at `position`; none until they are known. */
  items: readonly StoryItemBrief[]
  /** Place in `items`. */
  index: number
  item: StoryItem | null
  /** Whether the shopper holds the item, or looks at another tab. */
  held: boolean
  /** When the playing item gives way to the next, in milliseconds since the epoch; null before the first one. */
  endsAt: number | null
  /** Milliseconds of its time that the item had left when it last began to wait, or to play. */
  remaining: number
  failure: Failure | null
}

/** `at` is the present, in milliseconds since the epoch. */
export type StoriesEvent =
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'nextStory.swiped' }
  | { type: 'previousStory.swiped' }
  | { type: 'hold.began' | 'hold.ended'; at: number }
  | { type: 'pause.pressed' | 'play.pressed'; at: number }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }
