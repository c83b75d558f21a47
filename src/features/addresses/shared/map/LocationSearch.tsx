import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { isBlank } from '#domain/persian.ts'
import { css } from '#styled/css/index.js'
import { map as words } from '#i18n/fa/map.ts'
import {
  locationPickerSelectors as selectors,
  type LocationPickerRef,
} from '#machines/flows/location-picker/location-picker.machine.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { TextField } from '#src/ui/TextField.tsx'

/** Searches for an address; a hit that is chosen moves the map. */
export function LocationSearch({ picker }: { picker: LocationPickerRef }) {
  const [typed, setTyped] = useState('')
  const places = useSelector(picker, selectors.places)
  const isSearching = useSelector(picker, (snapshot) => snapshot.matches('searching'))
  const hasNothing = useSelector(picker, (snapshot) => snapshot.matches('nothingFound'))
  const failure = useSelector(picker, (snapshot) =>
    snapshot.matches('searchFailed') ? snapshot.context.failure : null,
  )
  return (
    <search className={layout}>
      <form
        className={line}
        aria-busy={isSearching || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank(typed)) picker.send({ type: 'search.submitted', address: typed })
        }}
      >
        <TextField
          label={words.search}
          placeholder={words.searchHint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          quiet
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="line">
          {words.searchButton}
        </Button>
      </form>
      {hasNothing && <Note role="status">{words.nothingFound}</Note>}
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(failure)}
        </Note>
      )}
      {places !== null && (
        <ul className={list} aria-label={words.found}>
          {places.map((place) => (
            <li key={`${place.display_name} ${place.lat},${place.lon}`}>
              <button
                type="button"
                className={hit}
                onClick={() => picker.send({ type: 'place.chosen', place })}
              >
                <Icon name="pin" size={20} />
                {place.display_name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

const layout = css({ display: 'grid', gap: '2' })
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '3',
})
const list = css({
  display: 'grid',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  overflow: 'hidden',
  '& > li + li': { borderBlockStart: '1px solid {colors.border}' },
})
const hit = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: 'tap',
  paddingInline: '3',
  paddingBlock: '2',
  textAlign: 'start',
  textStyle: 'small',
  cursor: 'pointer',
  _hover: { bg: 'surface-2' },
  '& > svg': { color: 'text-3' },
})
