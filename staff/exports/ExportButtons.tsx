import { useSelector } from '@xstate/react'
import { staffExports as words } from '#i18n/fa/staff-exports.ts'
import {
  staffExportSelectors as selectors,
  type StaffExportActor,
} from '#machines/flows/staff-export/staff-export.machine.ts'
import type {
  ExportChoice,
  ExportedEntries,
} from '#machines/flows/staff-export/staff-export.types.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

type Props = {
  actor: StaffExportActor
  /** Which entries the list finds. */
  choice: ExportedEntries
  /** How many they are; null if that is not known. */
  total: number | null
  onRequest?: () => void
}

/** Exports all entries of the list to a file. */
export function ExportButtons({ actor, choice, total, onRequest }: Props) {
  const canRequest = useSelector(actor, selectors.canRequest)
  const request = (format: ExportChoice['format']) => {
    actor.send({ type: 'export.requested', choice: { ...choice, format }, key: newKey() })
    onRequest?.()
  }
  return (
    <div
      role="group"
      aria-label={words.label}
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}
    >
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          look="line"
          size="sm"
          disabled={!canRequest || total === 0}
          onClick={() => request(format)}
        >
          {words.from(words[format], total === null ? null : number(total))}
        </Button>
      ))}
    </div>
  )
}
