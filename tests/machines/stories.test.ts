import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import { lostNetwork, storyItem, storyItems } from '#machines/testing/fixtures.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { createStoriesActors } from '#machines/flows/stories/stories.actors.ts'
import { storiesMachine, storyItemMs } from '#machines/flows/stories/stories.machine.ts'
import { storiesSelectors } from '#machines/flows/stories/stories.selectors.ts'
import type {
  LoadedItem,
  StoriesInput,
  StoryItemBrief,
} from '#machines/flows/stories/stories.types.ts'
import { held } from '#tests/support/machines/held.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

describe('the stories', () => {
  it('play item after item and story after story, and close at the end', async () => {
    const { actor, seen, listItems, loadItem, answerItem, pass } = start({ stories: [5, 9] })
    await listItems.answer(storyItems)
    await answerItem()
    await pass(storyItemMs)
    await answerItem(32)
    expect(seen).toEqual([5])
    await pass(storyItemMs)
    await listItems.answer([{ id: 91, desktop_image: '' }])
    await answerItem(91)
    expect(seen).toEqual([5, 9])
    await pass(storyItemMs)
    expect(actor.getSnapshot()).toMatchObject({ value: 'closed', status: 'done' })
    expect(listItems.inputs()).toEqual([{ story: 5 }, { story: 9 }])
    expect(loadItem.inputs()).toEqual([{ id: 31 }, { id: 32 }, { id: 91 }])
  })

  it('leave an item that is held the rest of its time', async () => {
    const { actor, clock, listItems, answerItem, pass } = start()
    await listItems.answer(storyItems)
    await answerItem()
    await pass(storyItemMs - 1_000)
    actor.send({ type: 'hold.began', at: clock.now() })
    await pass(60_000)
    expect(actor.getSnapshot().value).toEqual({ showing: 'paused' })
    actor.send({ type: 'hold.ended', at: clock.now() })
    await pass(999)
    expect(storiesSelectors.isPlaying(actor.getSnapshot())).toBe(true)
    await pass(1)
    expect(storiesSelectors.index(actor.getSnapshot())).toBe(1)
  })

  it('stay stopped over the items until they are played again', async () => {
    const { actor, clock, listItems, answerItem, pass } = start()
    await listItems.answer(storyItems)
    await answerItem()
    await pass(storyItemMs - 1000)
    actor.send({ type: 'pause.pressed', at: clock.now() })
    actor.send({ type: 'next.pressed' })
    await answerItem(32)
    await pass(60_000)
    expect(actor.getSnapshot().value).toEqual({ showing: 'paused' })
    expect(storiesSelectors.item(actor.getSnapshot())?.id).toBe(32)
    actor.send({ type: 'play.pressed', at: clock.now() })
    await pass(storyItemMs - 1)
    expect(storiesSelectors.item(actor.getSnapshot())?.id).toBe(32)
    expect(storiesSelectors.isPlaying(actor.getSnapshot())).toBe(true)
  })

  it('do not play unseen: an item that arrives while another tab is visible waits', async () => {
    const { actor, clock, listItems, answerItem } = start()
    await listItems.answer(storyItems)
    actor.send({ type: 'hold.began', at: clock.now() })
    await answerItem()
    expect(actor.getSnapshot().value).toEqual({ showing: 'paused' })
    actor.send({ type: 'hold.ended', at: clock.now() })
    expect(storiesSelectors.isPlaying(actor.getSnapshot())).toBe(true)
  })

  it('wait from the start for those who want no motion', async () => {
    const { actor, listItems, answerItem, pass } = start({ still: true })
    await listItems.answer(storyItems)
    await answerItem()
    await pass(60_000)
    expect(storiesSelectors.item(actor.getSnapshot())).toEqual(storyItem)
  })

  it('go back over the start of a story to the one before, and no further than the first', async () => {
    const { actor, listItems, answerItem } = start({ stories: [5, 9], position: 1 })
    await listItems.answer(storyItems)
    await answerItem()
    actor.send({ type: 'previous.pressed' })
    await listItems.answer(storyItems)
    expect(storiesSelectors.position(actor.getSnapshot())).toBe(0)
    await answerItem()
    actor.send({ type: 'previous.pressed' })
    await answerItem()
    expect(actor.getSnapshot().value).toEqual({ showing: 'playing' })
    expect(storiesSelectors.hasPrevious(actor.getSnapshot())).toBe(false)
  })

  it('can be tried again after a lost network, or left for the next story', async () => {
    const { actor, listItems, loadItem } = start({ stories: [5, 9] })
    await listItems.refuse(lostNetwork)
    expect(storiesSelectors.failure(actor.getSnapshot())?.code).toBe('network')
    actor.send({ type: 'retry.requested' })
    await listItems.answer(storyItems)
    await loadItem.refuse(lostNetwork)
    expect(storiesSelectors.failure(actor.getSnapshot())?.code).toBe('network')
    actor.send({ type: 'retry.requested' })
    await loadItem.refuse(lostNetwork)
    actor.send({ type: 'nextStory.swiped' })
    expect(listItems.inputs().at(-1)).toEqual({ story: 9 })
    expect(storiesSelectors.failure(actor.getSnapshot())).toBeNull()
  })

  it('pass over a story that is empty meanwhile', async () => {
    const { actor, listItems } = start({ stories: [5, 9] })
    await listItems.answer([])
    await listItems.answer([])
    expect(actor.getSnapshot().status).toBe('done')
  })
})

describe('the calls of the stories', () => {
  it(
    'ask for the items of a story, then for the item, and show it with its picture',
    { tags: ['HOME-36', 'HOME-37'] },
    async () => {
      const pictures: string[] = []
      const { client, sent } = recordedClient({
        'GET /home-page/story-item/?story=5': { status: 200, body: storyItems },
        'GET /home-page/story-item/31/': { status: 200, body: storyItem },
      })
      const actors = createStoriesActors(client, async (image) => void pictures.push(image))
      const actor = startFlow(storiesMachine.provide({ actors }), {
        input: input({ stories: [5] }),
      })
      await waitFor(actor, storiesSelectors.isPlaying)
      expect(sent.map(({ path }) => path)).toEqual([
        '/home-page/story-item/?story=5',
        '/home-page/story-item/31/',
      ])
      expect(pictures).toEqual([storyItem.desktop_image])
      actor.send({ type: 'dialog.dismissed' })
    },
  )

  it('fail with the picture, without which there is nothing to see', async () => {
    const { client } = recordedClient({
      'GET /home-page/story-item/?story=5': { status: 200, body: storyItems },
      'GET /home-page/story-item/31/': { status: 200, body: storyItem },
    })
    const actors = createStoriesActors(client, () => Promise.reject(new Error('no picture')))
    const actor = startFlow(storiesMachine.provide({ actors }), { input: input({ stories: [5] }) })
    const hasLoaded = await waitFor(
      actor,
      (snapshot) => snapshot.matches('failed') || snapshot.matches('showing'),
    )
    expect(hasLoaded.value).toBe('failed')
    expect(storiesSelectors.failure(hasLoaded)?.code).toBe('network')
    actor.send({ type: 'dialog.dismissed' })
  })
})

const input = (changes: Partial<StoriesInput>): StoriesInput => ({
  stories: [5],
  position: 0,
  still: false,
  ...changes,
})

function start(changes: Partial<StoriesInput> = {}) {
  const clock = new SimulatedClock()
  const listItems = held<StoryItemBrief[], { story: number }>()
  const loadItem = held<LoadedItem, { id: number }>()
  const actors = { listItems: listItems.logic, loadItem: loadItem.logic }
  const actor = startFlow(storiesMachine.provide({ actors }), { input: input(changes), clock })
  const seen: number[] = []
  actor.on('story.seen', ({ story }) => seen.push(story))
  const answerItem = (id = storyItem.id) =>
    loadItem.answer({ item: { ...storyItem, id }, loadedAt: clock.now() })
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await setImmediate()
  }
  return { actor, clock, seen, listItems, loadItem, answerItem, pass }
}
