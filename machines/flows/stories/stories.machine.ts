import { assign, emit, setup } from 'xstate'
import { failureIn } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import { unprovided } from '#machines/kernel/unprovided.ts'
import { waitUntil } from '#machines/kernel/wait-until.ts'
import type {
  LoadedItem,
  StoriesContext,
  StoriesEvent,
  StoriesInput,
  StoryItemBrief,
} from './stories.types.ts'

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
    loadItem: unprovided<LoadedItem, { id: number }>(),
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
    keepItem: assign((_, { item, loadedAt }: LoadedItem) => ({
      item,
      remaining: storyItemMs,
      endsAt: loadedAt + storyItemMs,
    })),
    keepHeld: assign({ held: (_, held: boolean) => held }),
    keepStill: assign({ still: (_, still: boolean) => still }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    resumeTime: assign({ endsAt: ({ context }, at: number) => at + context.remaining }),
    stopTime: assign({
      remaining: ({ context: { endsAt, remaining } }, at: number) =>
        Math.min(Math.max(0, required(endsAt) - at), remaining),
    }),
    announceSeen: emit(({ context }) => ({ type: 'story.seen', story: storyIn(context) })),
  },
}).createMachine({
  id: 'stories',
  context: ({ input }) => ({
    ...input,
    items: [],
    index: 0,
    item: null,
    held: false,
    endsAt: null,
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
        input: ({ context }) => ({ story: storyIn(context) }),
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
        input: ({ context: { items, index } }) => ({ id: required(items[index] ?? null).id }),
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
          on: {
            'hold.began': {
              target: 'paused',
              actions: [
                { type: 'keepHeld', params: true },
                { type: 'stopTime', params: ({ event }) => event.at },
              ],
            },
            'pause.pressed': {
              target: 'paused',
              actions: [
                { type: 'keepStill', params: true },
                { type: 'stopTime', params: ({ event }) => event.at },
              ],
            },
          },
          invoke: {
            id: 'itemTime',
            src: 'waitUntil',
            input: ({ context }) => ({ deadline: required(context.endsAt) }),
            onDone: '#stories.advancing',
            onError: '#stories.advancing',
          },
        },
        paused: {
          on: {
            'hold.ended': {
              target: 'arriving',
              actions: [
                { type: 'keepHeld', params: false },
                { type: 'resumeTime', params: ({ event }) => event.at },
              ],
            },
            'play.pressed': {
              target: 'arriving',
              actions: [
                { type: 'keepStill', params: false },
                { type: 'resumeTime', params: ({ event }) => event.at },
              ],
            },
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

/** The first item of another story, whose items are not known yet. */
function startOf(position: number) {
  return { position, items: [], index: 0 }
}

const storyIn = ({ stories, position }: StoriesContext): number =>
  required(stories[position] ?? null)
