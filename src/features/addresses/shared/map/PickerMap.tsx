import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { map as words } from '#i18n/fa/map.ts'
import {
  locationPickerSelectors as selectors,
  type LocationPickerRef,
} from '#machines/flows/location-picker/location-picker.machine.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { MapPin } from '#src/ui/MapPin.tsx'
import { Note } from '#src/ui/Note.tsx'
import { openMap, type OpenMap } from './open-map.ts'

/** The map under its pin: what is in the middle is picked. */
export function PickerMap({ picker }: { picker: LocationPickerRef }) {
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<OpenMap>(null)
  const [haveTilesCome, setHaveTilesCome] = useState(true)
  const point = useSelector(picker, selectors.point)
  useEffect(() => {
    if (frame.current === null) return
    const opened = openMap(frame.current, {
      point: selectors.point(picker.getSnapshot()),
      onRest: (point) => picker.send({ type: 'point.chosen', point }),
      onTiles: setHaveTilesCome,
    })
    map.current = opened
    return () => {
      map.current = null
      opened.close()
    }
  }, [picker])
  useEffect(() => {
    if (point !== null) map.current?.show(point)
  }, [point])
  return (
    <>
      <div className={box} dir="ltr">
        <div
          ref={frame}
          className={canvas}
          role="application"
          aria-label={words.mapLabel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map
          tabIndex={0}
          onKeyDown={(event) => event.key === 'Enter' && map.current?.choose()}
        />
        <MapPin />
        <div className={tools}>
          <IconButton
            icon="plus"
            look="round"
            label={words.zoomIn}
            onClick={() => map.current?.zoomBy(1)}
          />
          <IconButton
            icon="minus"
            look="round"
            label={words.zoomOut}
            onClick={() => map.current?.zoomBy(-1)}
          />
          <IconButton
            icon="compass"
            look="round"
            label={words.ownPosition}
            onClick={() => picker.send({ type: 'position.requested' })}
          />
        </div>
      </div>
      {!haveTilesCome && (
        <Note tone="warn" role="alert">
          {words.tilesMissing}
        </Note>
      )}
    </>
  )
}

const box = css({
  position: 'relative',
  height: '260px',
  borderRadius: 'md',
  border: '1px solid {colors.border}',
  bg: 'tint-sage',
  overflow: 'hidden',
})
const dimmed = { filter: 'brightness(.75)' }
const canvas = css({
  position: 'absolute',
  inset: '0',
  touchAction: 'none',
  cursor: 'grab',
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
  '& canvas': { maxWidth: 'none', _dark: dimmed, _osDark: { _unthemed: dimmed } },
})
const tools = css({
  position: 'absolute',
  insetBlockStart: '2',
  insetInlineEnd: '2',
  display: 'grid',
  gap: '2',
})
