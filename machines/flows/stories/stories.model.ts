import { lostNetwork, storyItem, storyItems } from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone } from '#machines/testing/says.ts'
import { storiesMachine } from './stories.machine.ts'

export const storiesModel: FlowModel<typeof storiesMachine> = {
  machine: storiesMachine,
  starts: {
    first: { stories: [1, 2], position: 0, still: false },
    still: { stories: [1, 2], position: 1, still: true },
  },
  events: [
    { type: 'next.pressed' },
    { type: 'previous.pressed' },
    { type: 'nextStory.swiped' },
    { type: 'previousStory.swiped' },
    { type: 'hold.began', at: 1_000 },
    { type: 'hold.ended', at: 2_000 },
    { type: 'pause.pressed', at: 3_000 },
    { type: 'play.pressed', at: 4_000 },
    { type: 'retry.requested' },
    { type: 'dialog.dismissed' },
  ],
  outcomes: {
    listItems: { done: [storyItems, []], errors: [lostNetwork] },
    loadItem: { done: [{ item: storyItem, loadedAt: 0 }], errors: [lostNetwork] },
  },
  facts: ({ position, items, index, held, still }) => [position, items.length, index, held, still],
  says: {
    'story.seen': onDone('loadItem', (_, { snapshot }) => {
      const { stories, position, items, index } = snapshot.context
      return index === items.length - 1 && { story: stories[position] }
    }),
  },
  invariants: {
    'the story is one of the row': ({ snapshot: { context } }) =>
      context.stories[context.position] !== undefined,
    'the item in sight is one of the story': ({ snapshot }) =>
      snapshot.matches('showing')
        ? snapshot.context.item !== null &&
          snapshot.context.items[snapshot.context.index] !== undefined
        : null,
    'nothing plays while it is held or stopped': ({ snapshot }) =>
      snapshot.matches({ showing: 'playing' })
        ? !snapshot.context.held && !snapshot.context.still
        : null,
  },
}
