import type { Schemas } from '#machines/api/client.ts'
import type { StaffOrderMoveActor } from '#machines/flows/staff-order-move/staff-order-move.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { moveName } from './status-name.ts'

type Props = {
  actor: StaffOrderMoveActor
  order: Pick<Schemas['StaffOrder'], 'text_status' | 'moves' | 'shipping'>
}

/** The buttons of the steps that are possible with an order. */
export function MoveButtons({ actor, order: { text_status: from, moves, shipping } }: Props) {
  return (
    <div className={row}>
      {moves.map((move) => (
        <Button
          key={move.event}
          look={move.event === 'staff.rejected' ? 'danger' : 'primary'}
          onClick={() =>
            actor.send({ type: 'move.chosen', move: { ...move, from }, key: newKey() })
          }
        >
          {moveName(move.event, shipping.is_in_person)}
        </Button>
      ))}
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1' } })
