import { assign, emit, setup, type SnapshotFrom } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import { clockOf } from '#machines/kernel/clock.ts'
import { failureIn, type Failure } from '#machines/kernel/problem.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'

export type StoryItem = Schemas['StoryItem']
export type StoryItemBrief = Schemas['StoryItemBrief']

export type StoriesInput = {
  /** Ids of the stories as they stand in the row. */
  stories: readonly number[]
  /** Place in `stories` of the one that was opened. */
  position: number
  /** Whether an item waits until the shopper moves on; true at the start for those who want no motion. */
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
  /** When the playing item gives way to the next; milliseconds since the epoch. */
  endsAt: number
  /** Milliseconds of its time that the item has left while it does not play. */
  remaining: number
  failure: Failure | null
}

export type StoriesEvent =
  | { type: 'next.pressed' }
  | { type: 'previous.pressed' }
  | { type: 'nextStory.swiped' }
  | { type: 'previousStory.swiped' }
  | { type: 'hold.began' }
  | { type: 'hold.ended' }
  | { type: 'pause.pressed' }
  | { type: 'play.pressed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.dismissed' }

/** How long an item shows by itself, in milliseconds. */
export const storyItemMs = 6_000

/** The stories of the home page, item after item and story after story; the end of the last one closes them. */
export const storiesMachine = setup({
  types: {
    input: {} as StoriesInput,
    context: {} as StoriesContext,
    events: {} as StoriesEvent,
    emitted: {} as { type: 'story.seen'; story: number },
    tags: {} as 'busy' | 'error',
  },
  actors: {
    listItems: unprovided<StoryItemBrief[], { story: number }>(),
    loadItem: unprovided<StoryItem, { id: number }>(),
    waitUntil,
  },
  guards: {
    mayPlay: ({ context: { held, still } }) => !held && !still,
    isListed: ({ context }) => context.items.length > 0,
    hasItems: (_, items: readonly StoryItemBrief[]) => items.length > 0,
    hasNextItem: ({ context: { index, items } }) => index + 1 < items.length,
    hasPreviousItem: ({ context }) => context.index > 0,
    hasNextStory: ({ context: { position, stories } }) => position + 1 < stories.length,
    hasPreviousStory: ({ context }) => context.position > 0,
  },
  actions: {
    nextItem: assign({ index: ({ context }) => context.index + 1 }),
    previousItem: assign({ index: ({ context }) => context.index - 1 }),
    nextStory: assign(({ context }) => startOf(context.position + 1)),
    previousStory: assign(({ context }) => startOf(context.position - 1)),
    keepItems: assign({ items: (_, items: readonly StoryItemBrief[]) => items }),
    keepItem: assign({ item: (_, item: StoryItem) => item, remaining: storyItemMs }),
    keepHeld: assign({ held: (_, held: boolean) => held }),
    keepStill: assign({ still: (_, still: boolean) => still }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    startTime: assign({
      endsAt: ({ context, self }) => clockOf(self.system).now() + context.remaining,
    }),
    stopTime: assign({
      remaining: ({ context, self }) => Math.max(0, context.endsAt - clockOf(self.system).now()),
    }),
    announceSeen: emit(({ context: { stories, position } }) => ({
      type: 'story.seen',
      story: stories[position] ?? 0,
    })),
  },
}).createMachine({
  id: 'stories',
  context: ({ input }) => ({
    ...input,
    items: [],
    index: 0,
    item: null,
    held: false,
    endsAt: 0,
    remaining: storyItemMs,
    failure: null,
  }),
  initial: 'listing',
  on: {
    'next.pressed': '.advancing',
    'previous.pressed': '.returning',
    'nextStory.swiped': [
      { guard: 'hasNextStory', target: '.listing', actions: 'nextStory' },
      { target: '.closed' },
    ],
    'previousStory.swiped': {
      guard: 'hasPreviousStory',
      target: '.listing',
      actions: 'previousStory',
    },
    'hold.began': { actions: { type: 'keepHeld', params: true } },
    'hold.ended': { actions: { type: 'keepHeld', params: false } },
    'pause.pressed': { actions: { type: 'keepStill', params: true } },
    'play.pressed': { actions: { type: 'keepStill', params: false } },
    'dialog.dismissed': '.closed',
  },
  states: {
    listing: {
      tags: 'busy',
      invoke: {
        id: 'listItems',
        src: 'listItems',
        input: ({ context: { stories, position } }) => ({ story: stories[position] ?? 0 }),
        onDone: [
          {
            guard: { type: 'hasItems', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'keepItems', params: ({ event }) => event.output },
          },
          { target: 'advancing' },
        ],
        onError: { target: 'unlisted', actions: 'keepFailure' },
      },
    },
    unlisted: { tags: 'error', on: { 'retry.requested': 'listing' } },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadItem',
        src: 'loadItem',
        input: ({ context: { items, index } }) => ({ id: items[index]?.id ?? 0 }),
        onDone: [
          {
            guard: 'hasNextItem',
            target: 'showing',
            actions: { type: 'keepItem', params: ({ event }) => event.output },
          },
          {
            target: 'showing',
            actions: [{ type: 'keepItem', params: ({ event }) => event.output }, 'announceSeen'],
          },
        ],
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    failed: { tags: 'error', on: { 'retry.requested': 'loading' } },
    showing: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'mayPlay', target: 'playing' }, { target: 'paused' }] },
        playing: {
          entry: 'startTime',
          exit: 'stopTime',
          on: {
            'hold.began': { target: 'paused', actions: { type: 'keepHeld', params: true } },
            'pause.pressed': { target: 'paused', actions: { type: 'keepStill', params: true } },
          },
          invoke: {
            id: 'itemTime',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: context.endsAt }),
            onDone: '#stories.advancing',
            onError: '#stories.advancing',
          },
        },
        paused: {
          on: {
            'hold.ended': { target: 'arriving', actions: { type: 'keepHeld', params: false } },
            'play.pressed': { target: 'arriving', actions: { type: 'keepStill', params: false } },
          },
        },
      },
    },
    advancing: {
      always: [
        { guard: 'hasNextItem', target: 'loading', actions: 'nextItem' },
        { guard: 'hasNextStory', target: 'listing', actions: 'nextStory' },
        { target: 'closed' },
      ],
    },
    returning: {
      always: [
        { guard: 'hasPreviousItem', target: 'loading', actions: 'previousItem' },
        { guard: 'hasPreviousStory', target: 'listing', actions: 'previousStory' },
        { guard: 'isListed', target: 'loading' },
        { target: 'listing' },
      ],
    },
    closed: { type: 'final' },
  },
})

export type StoriesSnapshot = SnapshotFrom<typeof storiesMachine>

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

/** The first item of another story, whose items are not known yet. */
function startOf(position: number) {
  return { position, items: [], index: 0 }
}
