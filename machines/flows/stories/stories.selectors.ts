import type { SnapshotFrom } from 'xstate'
import type { storiesMachine } from './stories.machine.ts'

type StoriesSnapshot = SnapshotFrom<typeof storiesMachine>

/** What the stories show. */
export const storiesSelectors = {
  position: (snapshot: StoriesSnapshot) => snapshot.context.position,
  count: (snapshot: StoriesSnapshot) => snapshot.context.items.length,
  index: (snapshot: StoriesSnapshot) => snapshot.context.index,
  /** The item in sight; null while it is on its way. */
  item: (snapshot: StoriesSnapshot) => (snapshot.matches('showing') ? snapshot.context.item : null),
  /** Address of the next picture in the story; null at its end. */
  nextPicture: ({ context: { items, index } }: StoriesSnapshot) =>
    items[index + 1]?.desktop_image ?? null,
  isPlaying: (snapshot: StoriesSnapshot) => snapshot.matches({ showing: 'playing' }),
  /** Whether the shopper stopped the stories, not only holds them. */
  isStill: (snapshot: StoriesSnapshot) => snapshot.context.still,
  hasPrevious: ({ context: { position, index } }: StoriesSnapshot) => position + index > 0,
  failure: (snapshot: StoriesSnapshot) =>
    snapshot.hasTag('error') ? snapshot.context.failure : null,
}
