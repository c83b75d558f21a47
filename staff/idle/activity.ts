import type { StaffIdleActor } from '#machines/flows/staff-idle/staff-idle.machine.ts'

type TabMessage = { kind: 'active'; at: number } | { kind: 'ended' }

const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Reports activity in this tab and in the others to the flow, and activity in this tab to the others. @param everyMs is
 * how often at most. Returns what stops it.
 */
export function followActivity(
  actor: StaffIdleActor,
  everyMs: number,
  onEnded: () => void,
): () => void {
  const tabs = new BroadcastChannel('staff')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  const tell = (message: TabMessage) => tabs.postMessage(message)
  let seenAt = 0
  const onSign = () => {
    const at = Date.now()
    if (at - seenAt < everyMs) return
    seenAt = at
    actor.send({ type: 'activity.seen', at })
  }
  for (const sign of signs) addEventListener(sign, onSign, { passive: true })
  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    actor.send(
      data.kind === 'active'
        ? { type: 'activity.shared', at: data.at }
        : { type: 'session.endedElsewhere' },
    )
  })
  const announced = actor.on('activity.announced', ({ at }) => tell({ kind: 'active', at }))
  const ended = actor.on('session.ended', () => {
    tell({ kind: 'ended' })
    onEnded()
  })
  return () => {
    for (const sign of signs) removeEventListener(sign, onSign)
    announced.unsubscribe()
    ended.unsubscribe()
    tabs.close()
  }
}
