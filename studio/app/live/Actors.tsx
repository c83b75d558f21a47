import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { Button } from '#studio/shop/ui.ts'
import type { LiveActor } from './live-state.ts'
import { rowsIn } from './server-moves.ts'
import type { Live } from './live.ts'

type Props = { live: Live; onChoose: (machine: string) => void }

/** The flows of the page with their children, and the rows of the server; those with a chart link to it. */
export function Actors({ live: { state, recording }, onChoose }: Props) {
  if (recording !== null) return <p className={hint}>{words.actorsOfRecording}</p>
  const all = [...state.actors.values()]
  const ofPage = all.filter(({ parent }) => parent === null)
  const flows = [...rowsIn(state.steps), ...ofPage].reverse()
  if (flows.length === 0) return <p className={hint}>{words.noActors}</p>
  return <Level actors={flows} all={all} onChoose={onChoose} />
}

type LevelProps = {
  actors: readonly LiveActor[]
  all: readonly LiveActor[]
  onChoose: (machine: string) => void
}

function Level({ actors, all, onChoose }: LevelProps) {
  return (
    <ul className={list}>
      {actors.map((actor) => {
        const { id, name, machine, status } = actor
        const children = all.filter(({ parent }) => parent === id)
        return (
          <li key={id}>
            <div className={row} data-status={status}>
              {machine === null ? (
                <span dir="ltr">{name}</span>
              ) : (
                <Button size="sm" look="ghost" onClick={() => onChoose(machine)}>
                  <bdi>{name}</bdi>
                </Button>
              )}
              <span className={state}>{words.statuses[status] ?? status}</span>
            </div>
            {children.length > 0 && <Level actors={children} all={all} onChoose={onChoose} />}
          </li>
        )
      })}
    </ul>
  )
}

const hint = css({ textStyle: 'small', color: 'text-2' })
const list = css({ display: 'grid', gap: '1', '& &': { paddingInlineStart: '6' } })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '32px',
  '&:not([data-status=active])': { color: 'text-2' },
})
const state = css({ textStyle: 'caption', color: 'text-2' })
