import { useState } from 'react'
import { expect, it } from 'vitest'
import { serverNow } from '#src/lib/clock.ts'
import { Countdown } from '#src/ui/Countdown.tsx'
import { showPart } from './support/open-page.tsx'

it('begins a wait of two minutes with two minutes, although the server tells its time in seconds', async () => {
  await showPart(<Wait />)
  expect(document.querySelector('[role=timer]')?.textContent).toBe('۰۲۰۰')
})

function Wait() {
  const [until] = useState(() => serverNow() + 120_900)
  return <Countdown until={until} short />
}
