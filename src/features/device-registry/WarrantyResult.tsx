import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import {
  warrantyCheckSelectors as selectors,
  type WarrantyCheckActor,
} from '#machines/flows/warranty-check/warranty-check.machine.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { DeviceFacts } from './DeviceFacts.tsx'
import { RevokedHelp } from './RevokedHelp.tsx'

const words = deviceRegistry.check

const badges = {
  active: { tone: 'ok', icon: 'verified' },
  expired: { tone: 'warn', icon: 'hourglass' },
  revoked: { tone: 'danger', icon: 'error' },
} as const

/** The warranty that was found; it is scrolled into view, since the form fills the screen of a phone. */
export function WarrantyResult({ actor }: { actor: WarrantyCheckActor }) {
  const warranty = useSelector(actor, selectors.warranty)
  const status = useSelector(actor, selectors.status)
  if (warranty === null || status === null) return null
  return (
    <InSight>
      <section className={card} role="status">
        <Badge {...badges[status]}>{words[status]}</Badge>
        {status === 'revoked' && <RevokedHelp />}
        <DeviceFacts device={warranty.device} />
      </section>
    </InSight>
  )
}

/** Dialog for a device that is not registered, with a button to activate it. */
export function NotActivated({
  actor,
  onActivate,
}: {
  actor: WarrantyCheckActor
  onActivate: () => void
}) {
  const isOpen = useSelector(actor, selectors.isNotActivated)
  const dismiss = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      open={isOpen}
      onClose={dismiss}
      title={words.notActivatedTitle}
      foot={
        <Button
          wide
          onClick={() => {
            dismiss()
            onActivate()
          }}
        >
          {words.activate}
        </Button>
      }
    >
      <p className={css({ paddingBlock: '4', textStyle: 'body' })}>{words.notActivated}</p>
    </Dialog>
  )
}

const card = css({
  display: 'grid',
  justifyItems: 'start',
  gap: '4',
  marginBlockStart: '6',
  padding: { base: '4', sm: '6' },
  borderRadius: 'lg',
  bg: 'surface-2',
  border: '1px solid {colors.border}',
  '& > dl': { width: 'full' },
})
