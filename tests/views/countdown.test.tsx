import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { staffIdleModel } from '#machines/flows/staff-idle/staff-idle.model.ts'
import { serverNow, setServerClock } from '#src/lib/clock.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { IdleDialog } from '#staff/idle/IdleWatch.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { now, showPart } from './support/open-page.tsx'

it('begins a wait of two minutes with two minutes, although the server tells its time in seconds', async () => {
  await showPart(<Wait />)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('۰۲۰۰')
})

it('shows the remaining idle time even if the device clock is wrong', async () => {
  onTestFinished(() => setServerClock(new Date().toUTCString()))
  await showPart(<Idle />)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('۰۱۰۰')
})

function Wait() {
  const [until] = useState(() => serverNow() + 120_900)
  return <Countdown until={until} short />
}

function Idle() {
  const [flow] = useState(() => {
    setServerClock(new Date(now.getTime() + 3 * 3_600_000).toUTCString())
    const context = { activeAt: now.getTime() - 29 * 60_000, idleMs: 30 * 60_000 }
    return actorInState(staffIdleModel, { state: 'warning', context })
  })
  return <IdleDialog flow={flow} />
}
