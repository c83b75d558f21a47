import { act, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InSight } from '#src/ui/InSight.tsx'
import { ModalDialog } from '#src/ui/ModalDialog.tsx'
import { showPart } from './support/open-page.tsx'

const place = { clientX: 180, clientY: 700 }

/** A page whose button lies below the one that closes its dialog. */
function Page({ onFollow }: { onFollow: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button id="below" onClick={onFollow}>
        سبد خرید
      </button>
      <ModalDialog open={open} onClose={() => setOpen(false)} title="ثبت شد">
        <button id="close" onClick={() => setOpen(false)}>
          باشه
        </button>
      </ModalDialog>
    </>
  )
}

/** A cart whose product lies where the note about a failed change was. */
function Cart({ onFollow }: { onFollow: () => void }) {
  const [failed, setFailed] = useState(true)
  return (
    <>
      {failed && (
        <InSight>
          <button id="close" onClick={() => setFailed(false)}>
            تلاش دوباره
          </button>
        </InSight>
      )}
      <button
        id="below"
        onClick={() => {
          setFailed(false)
          onFollow()
        }}
      >
        گوشی
      </button>
    </>
  )
}

afterEach(() => {
  if (vi.isFakeTimers()) vi.runAllTimers()
  vi.useRealTimers()
})

/** @param msAgo when the button was pressed that closes the dialog now */
async function closed(msAgo = 0, Shown = Page) {
  const { click, follow } = await shown(Shown)
  await click('close', { ...place, detail: 1 }, performance.now() - msAgo)
  const clickBelow = (init: MouseEventInit) => click('below', { ...place, detail: 1, ...init })
  return { follow, clickBelow }
}

async function shown(Shown: typeof Page) {
  const follow = vi.fn<() => void>()
  await showPart(<Shown onFollow={follow} />)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const click = (id: string, init: MouseEventInit, pressedAt = performance.now()) =>
    act(async () => {
      const button = document.getElementById(id)
      const press = new PointerEvent('pointerdown', { bubbles: true, ...init })
      Object.defineProperty(press, 'timeStamp', { value: pressedAt })
      button?.dispatchEvent(press)
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    })
  return { click, follow }
}

describe('a double tap on the button that closes a dialog', () => {
  it('does not reach what lies below', async () => {
    const { follow, clickBelow } = await closed()
    await clickBelow({ clientY: 704 })
    expect(follow).not.toHaveBeenCalled()
  })

  it('leaves later taps, taps elsewhere and keys alone', async () => {
    const { follow, clickBelow } = await closed()
    await clickBelow({ clientY: 300 })
    await clickBelow({ detail: 0 })
    expect(follow).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(400)
    await clickBelow({})
    expect(follow).toHaveBeenCalledTimes(3)
  })

  it('does not count when the dialog closed long after the button was pressed', async () => {
    const { follow, clickBelow } = await closed(1_000)
    await clickBelow({})
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it('does not count once something was typed', async () => {
    const { follow, clickBelow } = await closed()
    await act(async () => {
      document.getElementById('below')?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await clickBelow({})
    expect(follow).toHaveBeenCalledTimes(1)
  })

  it('does not count once there was a tap elsewhere', async () => {
    const { follow, clickBelow } = await closed()
    await clickBelow({ clientY: 300 })
    await clickBelow({})
    expect(follow).toHaveBeenCalledTimes(2)
  })
})

describe('a double tap on the button that closes a note', () => {
  it('does not reach what moved up', async () => {
    const { follow, clickBelow } = await closed(0, Cart)
    await clickBelow({ clientY: 704 })
    expect(follow).not.toHaveBeenCalled()
  })

  it('does not count when a tap outside closed the note', async () => {
    const { click, follow } = await shown(Cart)
    for (let tap = 0; tap < 2; tap += 1) await click('below', { ...place, detail: 1 })
    expect(follow).toHaveBeenCalledTimes(2)
  })
})
