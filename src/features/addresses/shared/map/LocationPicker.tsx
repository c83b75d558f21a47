import { useSelector } from '@xstate/react'
import { css } from '#styled/css/index.js'
import { map as words } from '#i18n/fa/map.ts'
import {
  locationPickerSelectors as selectors,
  type LocationPickerRef,
} from '#machines/flows/location-picker/location-picker.machine.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { useLostFocus } from '#src/lib/lost-focus.ts'
import { Button } from '#src/ui/Button.tsx'
import { MapCredit } from '#src/ui/MapCredit.tsx'
import { Note } from '#src/ui/Note.tsx'
import { LocationSearch } from './LocationSearch.tsx'
import { PickerMap } from './PickerMap.tsx'

/** A point of the map and its address: search, map, and what was found there. */
export function LocationPicker({ picker }: { picker: LocationPickerRef }) {
  const hits = useSelector(picker, selectors.places)
  const map = useLostFocus(hits, '[role=application]')
  return (
    <div className={layout}>
      <LocationSearch picker={picker} />
      <div ref={map}>
        <PickerMap picker={picker} />
        <MapCredit />
      </div>
      <Position picker={picker} />
      <Address picker={picker} />
    </div>
  )
}

/** Why the position of the device did not help. */
function Position({ picker }: { picker: LocationPickerRef }) {
  const isDenied = useSelector(picker, (snapshot) => snapshot.matches('positionDenied'))
  const isUnknown = useSelector(picker, (snapshot) => snapshot.matches('positionUnknown'))
  if (!isDenied && !isUnknown) return null
  return (
    <Note tone="warn" role={isUnknown ? 'alert' : 'status'}>
      {isDenied ? words.positionDenied : words.positionUnknown}
    </Note>
  )
}

function Address({ picker }: { picker: LocationPickerRef }) {
  const text = useSelector(picker, addressText)
  const canRetry = useSelector(picker, selectors.canRetry)
  const failure = useSelector(picker, (snapshot) =>
    snapshot.matches('unresolved') ? snapshot.context.failure : null,
  )
  return (
    <div className={address}>
      <p role="status">
        <span className={css({ display: 'block', textStyle: 'caption', color: 'text-3' })}>
          {words.address}
        </span>
        {text ?? (
          <>
            <span lang="en" dir="ltr" className={unresolvedText}>
              {words.unresolved}
            </span>
            {words.writeIt}
          </>
        )}
      </p>
      {failure !== null && (
        <Note tone="warn" role="alert">
          {failureText(failure)} {words.confirmAnyway}
          <ReportLink failure={failure} />
        </Note>
      )}
      {canRetry && (
        <Button
          look="line"
          size="sm"
          icon="refresh"
          onClick={() => picker.send({ type: 'retry.requested' })}
        >
          {words.findAddress}
        </Button>
      )}
    </div>
  )
}

/** Null if the point has no known address. */
function addressText(snapshot: Parameters<typeof selectors.address>[0]): string | null {
  if (snapshot.matches('resolving')) return words.resolving
  if (snapshot.matches('searching')) return words.searching
  if (snapshot.matches('locating')) return words.locating
  const { point, address } = snapshot.context
  return address?.display_name ?? (point === null ? words.move : null)
}

const unresolvedText = css({ display: 'block', width: 'fit-content' })
const layout = css({ display: 'grid', gap: '3', paddingBlockStart: '1' })
const address = css({
  display: 'grid',
  gap: '2',
  justifyItems: 'start',
  minHeight: '52px',
  overflowWrap: 'anywhere',
  '& > div': { width: 'full' },
})
