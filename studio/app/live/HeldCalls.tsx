import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import type { Release } from '#studio/channel/protocol.ts'
import { Button } from '#studio/shop/ui.ts'
import type { PageCall } from './live-state.ts'
import { remaining, useSeconds } from './remaining.ts'
import type { Live } from './live.ts'
import { waitingRow } from './waiting-row.ts'

/** The calls that are held, whichever tab is open, with buttons to release them. */
export function HeldCalls({ live }: { live: Live }) {
  const held = live.state.calls.filter(({ state }) => state === 'held')
  return (
    <section tabIndex={-1} aria-label={words.held} className={list}>
      {held.map((call) => (
        <p key={`${call.page} ${call.id}`} className={waitingRow}>
          <span>
            {words.holding} <bdi>{call.actor ?? words.ofPage}</bdi>
            {call.due !== null && <Limit due={call.due} />}
          </span>
          <Releases live={live} call={call} />
        </p>
      ))}
    </section>
  )
}

function Limit({ due }: { due: number }) {
  const now = useSeconds()
  return (
    <>
      {words.ownLimit} {words.due(remaining(due, now))}
    </>
  )
}

type Props = { live: Live; call: PageCall }

/** Releases a held call, or lets it run into the time limit of the shop's calls. */
export function Releases({ live: { store }, call }: Props) {
  const release = (how: Release, button: HTMLElement) => {
    // The buttons disappear with the call: the focus moves to its row in the list, or to the list of held calls.
    const row = button.closest('li')?.querySelector('summary')
    ;(row ?? button.closest('section'))?.focus()
    store.command({ type: 'releaseCall', call: call.id, how })
  }
  return (
    <span className={buttons}>
      <Button
        size="sm"
        look="tonal"
        onClick={({ currentTarget }) => release('goOn', currentTarget)}
      >
        {words.release}
      </Button>
      <Button
        size="sm"
        look="line"
        title={words.timeOutHint}
        onClick={({ currentTarget }) => release('timeOut', currentTarget)}
      >
        {words.timeOut}
      </Button>
    </span>
  )
}

const list = css({ display: 'grid', gap: '2', _empty: { display: 'none' } })
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
