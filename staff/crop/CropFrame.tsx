import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { staffCrop as words } from '#i18n/fa/staff-crop.ts'
import { css, cva } from '#styled/css/index.js'
import {
  corners,
  movedFrame,
  resizedFrame,
  type Corner,
  type Frame,
  type Shape,
  type Size,
} from './crop-frame.ts'

type Props = {
  frame: Frame
  shape: Shape
  picture: Size
  onChange: (frame: Frame) => void
}

/** The frame over a picture, moved as a whole and at its corners by the pointer or by the arrow keys. */
export function CropFrame({ frame, shape, picture, onChange }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number; frame: Frame } | null>(null)
  const changed = (from: Frame, corner: Corner | null, dx: number, dy: number) =>
    corner === null
      ? movedFrame(from, dx, dy, picture)
      : resizedFrame(from, corner, dx, dy, picture, shape)
  const gestures = (corner: Corner | null) => ({
    onPointerDown: ({ currentTarget, pointerId, clientX: x, clientY: y }: Pressed) => {
      currentTarget.setPointerCapture(pointerId)
      grip.current = { x, y, frame }
    },
    onPointerMove: ({ clientX, clientY }: Pressed) => {
      if (grip.current === null || whole.current === null) return
      const scale = picture.width / whole.current.clientWidth
      const { x, y, frame: from } = grip.current
      onChange(changed(from, corner, (clientX - x) * scale, (clientY - y) * scale))
    },
    onLostPointerCapture: () => {
      grip.current = null
    },
    onKeyDown: (event: KeyboardEvent) => {
      const way = ways[event.key]
      if (way === undefined) return
      event.preventDefault()
      const longer = Math.max(picture.width, picture.height)
      const step = event.shiftKey ? 1 : Math.max(1, Math.round(longer / 50))
      onChange(changed(frame, corner, way[0] * step, way[1] * step))
    },
  })
  const share = (length: number, side: keyof Size) => `${(100 * length) / picture[side]}%`
  const left = share(frame.x, 'width')
  const top = share(frame.y, 'height')
  const width = share(frame.width, 'width')
  const height = share(frame.height, 'height')
  return (
    <div ref={whole} className={css({ position: 'absolute', inset: '0' })}>
      <div className={area} style={{ left, top, width, height }}>
        <button type="button" aria-label={words.move} className={mover} {...gestures(null)} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            aria-label={words.corners[corner]}
            className={handle({ corner })}
            {...gestures(corner)}
          />
        ))}
      </div>
    </div>
  )
}

type Pressed = PointerEvent<HTMLButtonElement>

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const area = css({
  position: 'absolute',
  outline: '2px solid white',
  // Dims what is outside of the frame.
  boxShadow: '0 0 0 4000px rgb(0 0 0 / .55)',
})
const mover = css({
  position: 'absolute',
  inset: '0',
  cursor: 'move',
  touchAction: 'none',
  _focusVisible: { outline: '3px solid {colors.brand}', outlineOffset: '-3px' },
})
const handle = cva({
  base: {
    position: 'absolute',
    width: '28px',
    height: '28px',
    bg: 'surface',
    border: '2px solid {colors.brand}',
    touchAction: 'none',
    _focusVisible: { outline: '3px solid {colors.brand}' },
  },
  variants: {
    corner: {
      topLeft: { left: '0', top: '0', cursor: 'nwse-resize' },
      topRight: { right: '0', top: '0', cursor: 'nesw-resize' },
      bottomLeft: { left: '0', bottom: '0', cursor: 'nesw-resize' },
      bottomRight: { right: '0', bottom: '0', cursor: 'nwse-resize' },
    },
  },
})
