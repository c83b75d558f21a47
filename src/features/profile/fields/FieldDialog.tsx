import { useSelector } from '@xstate/react'
import type { Schemas } from '#machines/api/client.ts'
import {
  profileFieldSelectors as selectors,
  type ProfileFieldActor,
} from '#machines/flows/profile-field/profile-field.machine.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { labelOf } from './part-label.ts'

const FieldForm = lazyPart(() => import('./FieldForm.tsx').then((m) => m.FieldForm), {
  waiting: <Skeleton height="160px" />,
})

/** The dialog of the field that is edited. */
export function FieldDialog({
  flow,
  profile,
}: {
  flow: ProfileFieldActor
  profile: Schemas['Profile']
}) {
  const part = useSelector(flow, selectors.part)
  return (
    <Dialog
      open={part !== null}
      onClose={() => flow.send({ type: 'dialog.dismissed' })}
      title={part === null ? '' : labelOf(part, profile)}
    >
      {part !== null && <FieldForm key={part} flow={flow} part={part} profile={profile} />}
    </Dialog>
  )
}
