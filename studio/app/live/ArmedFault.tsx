import { useRef } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { Button } from '#studio/shop/ui.ts'
import { answeredWithoutCall } from './answered-without-call.ts'
import type { Live } from './live.ts'
import { waitingRow } from './waiting-row.ts'

/** The fault that waits for the next call, whichever tab is open, with a button that takes it back. */
export function ArmedFault({ live: { state, store } }: { live: Live }) {
  const { fault } = state
  const place = useRef<HTMLElement>(null)
  const without = answeredWithoutCall(state)
  return (
    <section ref={place} tabIndex={-1} aria-label={words.armedFault}>
      {fault !== null && (
        <div role="status" className={waitingRow}>
          <span className={text}>
            {words.armed(words.faults[fault.kind], fault.caller?.name ?? null)}
            {without !== null && ` ${words.withoutCall(without)}`}
          </span>
          <Button
            size="sm"
            look="tonal"
            onClick={() => {
              store.command({ type: 'setFault', fault: null })
              place.current?.focus()
            }}
          >
            {words.disarm}
          </Button>
        </div>
      )}
    </section>
  )
}

const text = css({ flex: '1 1 220px', minWidth: '0' })
