import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { storiesModel } from '#machines/flows/stories/stories.model.ts'
import { storyItem } from '#machines/testing/fixtures.ts'
import { StoryStage } from '#src/features/stories/StoryStage.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { showPart } from './support/open-page.tsx'

type Press = { along?: number; down?: number; ms?: number }

const hold = ['hold.began', 'hold.ended']

describe('a press on the picture of a story', () => {
  it.each<[string, Press, string[]]>([
    ['a tap', {}, [...hold, 'next.pressed']],
    ['a press of 300 ms', { ms: 300 }, [...hold, 'next.pressed']],
    ['a longer press', { ms: 301 }, hold],
    ['a movement of 56 pixels', { along: 56 }, [...hold, 'next.pressed']],
    ['a quick swipe to the right', { along: 57 }, [...hold, 'nextStory.swiped']],
    ['a quick swipe to the left', { along: -57 }, [...hold, 'previousStory.swiped']],
    ['a slow swipe to the right', { along: 90, ms: 900 }, [...hold, 'nextStory.swiped']],
    ['a swipe downwards', { along: 20, down: 90 }, [...hold, 'dialog.dismissed']],
    ['a swipe upwards', { along: 20, down: -90 }, hold],
    ['a slanting swipe', { along: 50, down: 40 }, [...hold, 'nextStory.swiped']],
  ])('sends only its own event: %s', async (_, press, expected) => {
    const stage = await opened()
    await stage.press(press)
    expect(stage.sent()).toEqual(expected)
  })

  it('accepts the next tap or Enter after a swipe', async () => {
    const stage = await opened()
    await stage.press({ along: 90 })
    await stage.click(0)
    await stage.press({})
    expect(stage.sent()).toEqual([
      ...hold,
      'nextStory.swiped',
      'next.pressed',
      ...hold,
      'next.pressed',
    ])
  })

  it('ignores fingers other than the first', async () => {
    const stage = await opened()
    await stage.point('pointerdown', { isPrimary: false })
    await stage.point('pointerup', { isPrimary: false, clientX: 90 })
    expect(stage.sent()).toEqual([])
  })
})

/** A story in sight, and the events that its flow gets. */
async function opened() {
  const flow = actorInState(storiesModel, {
    state: 'showing.playing',
    context: { item: storyItem },
  })
  const send = vi.spyOn(flow, 'send').mockReturnValue()
  const { place } = await showPart(<StoryStage flow={flow} />)
  const next = place.querySelector('button')
  const point = (type: string, init: PointerEventInit, at = 1_000) => {
    const event = new PointerEvent(type, { bubbles: true, isPrimary: true, ...init })
    Object.defineProperty(event, 'timeStamp', { value: at })
    return act(async () => next?.dispatchEvent(event))
  }
  const click = (detail: number) =>
    act(async () => next?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
  return {
    point,
    click,
    press: async ({ along = 0, down = 0, ms = 100 }: Press) => {
      await point('pointerdown', { clientX: 200, clientY: 300 })
      await point('pointerup', { clientX: 200 + along, clientY: 300 + down }, 1_000 + ms)
      await click(1)
    },
    sent: () => send.mock.calls.map(([{ type }]) => type),
  }
}
