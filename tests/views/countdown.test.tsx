import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { paymentResultModel } from '#machines/flows/payment-result/payment-result.model.ts'
import { staffIdleModel } from '#machines/flows/staff-idle/staff-idle.model.ts'
import { ResultDeadline } from '#src/features/payments/ResultDeadline.tsx'
import { serverNow, setServerClock } from '#src/lib/clock.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { IdleDialog } from '#staff/idle/IdleWatch.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { now, showPart } from './support/open-page.tsx'

it('begins a wait of two minutes with two minutes, although the server gives its time in seconds', async () => {
  await showPart(<Wait />)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('۰۲۰۰')
})

it('shows the remaining idle time even if the device clock is wrong', async () => {
  onTestFinished(() => setServerClock(new Date().toUTCString()))
  await showPart(<Idle />)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('۰۱۰۰')
})

it('shows the time left to pay even if the device clock is wrong', async () => {
  onTestFinished(() => setServerClock(new Date().toUTCString()))
  await showPart(<TenMinutes />)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('۱۰۰۰')
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

function TenMinutes() {
  const [actor] = useState(() => {
    setServerClock(new Date(now.getTime() + 3 * 3_600_000).toUTCString())
    const context = { expiresAt: now.getTime() + 600_000 }
    return actorInState(paymentResultModel, { state: 'waiting', context })
  })
  return <ResultDeadline actor={actor} />
}
