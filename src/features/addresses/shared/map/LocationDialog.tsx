import { useSelector } from '@xstate/react'
import { map as words } from '#i18n/fa/map.ts'
import {
  locationPickerSelectors as selectors,
  type LocationPickerRef,
} from '#machines/flows/location-picker/location-picker.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const LocationPicker = lazyPart(
  () => import('./LocationPicker.tsx').then((m) => m.LocationPicker),
  { waiting: <Skeleton height="400px" /> },
)

/** The dialog with the map, whose script is fetched when it opens. Not inside a form, which its search would submit. */
export function LocationDialog({ picker }: { picker: LocationPickerRef | undefined }) {
  return (
    <Dialog
      look="full"
      open={picker !== undefined}
      onClose={() => picker?.send({ type: 'dialog.dismissed' })}
      title={words.title}
      foot={picker && <Confirm picker={picker} />}
    >
      {picker && <LocationPicker picker={picker} />}
    </Dialog>
  )
}

function Confirm({ picker }: { picker: LocationPickerRef }) {
  const canConfirm = useSelector(picker, selectors.canConfirm)
  return (
    <Button wide disabled={!canConfirm} onClick={() => picker.send({ type: 'location.confirmed' })}>
      {words.confirm}
    </Button>
  )
}
