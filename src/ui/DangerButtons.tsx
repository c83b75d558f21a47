import { css } from '#styled/css/index.js'
import { Button } from './Button.tsx'

type Props = {
  confirm: string
  /** Undefined where it cannot be done, so that only the way back is left. */
  onConfirm?: () => void
  busy?: boolean
  busyLabel?: string
  keep: string
  onKeep: () => void
}

/** The buttons of a question before something is removed or cancelled: the deed, and the way back beside it. */
export function DangerButtons({ confirm, onConfirm, busy = false, busyLabel, ...back }: Props) {
  return (
    <div className={row}>
      {onConfirm !== undefined && (
        <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
          {confirm}
        </Button>
      )}
      <Button look="line" disabled={busy} onClick={back.onKeep}>
        {back.keep}
      </Button>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: '1' } })
