import { useCallback, useState } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffCrop as words } from '#i18n/fa/staff-crop.ts'
import { css } from '#styled/css/index.js'
import { formActions } from '#staff/app/form-looks.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Note } from '#src/ui/Note.tsx'
import { squareIn, wholeFrame, type Frame, type Shape } from './crop-frame.ts'
import { CropFrame } from './CropFrame.tsx'
import { croppedPicture } from './cropped-picture.ts'

const shapes = ['free', 'square'] as const

export type CropDialogProps = {
  file: File
  picture: ImageBitmap
  /** Below this length of its longer side, in pixels, the picture is blurred in the shop. */
  sharpSide: number
  onDone: (file: File) => void
  onClose: () => void
}

/** Asks which part of a new picture is sent; at first it is all of it. A picture that is too small is sent after a warning. */
export function CropDialog({ file, picture, sharpSide, onDone, onClose }: CropDialogProps) {
  const [shape, setShape] = useState<Shape>('free')
  const [frame, setFrame] = useState<Frame>(() => wholeFrame(picture))
  const [isFailed, setFailed] = useState(false)
  const [isCutting, setCutting] = useState(false)
  const choose = (next: Shape) => {
    setShape(next)
    if (next === 'square') setFrame(squareIn(frame))
  }
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas?.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height),
    [picture],
  )
  const send = () => {
    setCutting(true)
    return croppedPicture(file, picture, frame).then(onDone, () => {
      setFailed(true)
      setCutting(false)
    })
  }
  const close = () => {
    if (!isCutting) onClose()
  }
  const scale = Math.min(1, 1024 / Math.max(picture.width, picture.height))
  const ratio = picture.width / picture.height
  return (
    <Dialog open onClose={close} title={words.title} look="full" alert>
      <div className={stack}>
        <div role="group" aria-label={words.shape} className={css({ display: 'flex', gap: '2' })}>
          {shapes.map((each) => (
            <Chip key={each} selected={each === shape} onClick={() => choose(each)}>
              {words.shapes[each]}
            </Chip>
          ))}
        </div>
        <div
          dir="ltr"
          className={stage}
          style={{ aspectRatio: ratio, maxWidth: `calc(${ratio} * 50dvh)` }}
        >
          <canvas
            ref={draw}
            width={Math.max(1, Math.round(picture.width * scale))}
            height={Math.max(1, Math.round(picture.height * scale))}
            role="img"
            aria-label={words.picture}
            className={css({ display: 'block', width: 'full', height: 'full' })}
          />
          <CropFrame frame={frame} shape={shape} picture={picture} onChange={setFrame} />
        </div>
        <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.hint}</p>
        <p role="status">
          {words.size(toPersianDigits(frame.width), toPersianDigits(frame.height))}
        </p>
        {Math.max(frame.width, frame.height) < sharpSide && (
          <Note tone="warn" role="status">
            {words.small(toPersianDigits(sharpSide))}
          </Note>
        )}
        {isFailed && (
          <Note tone="danger" role="alert">
            {words.failed}
          </Note>
        )}
        <div className={formActions}>
          <Button busy={isCutting} onClick={() => void send()}>
            {words.send}
          </Button>
          <Button look="line" disabled={isCutting} onClick={close}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
const stage = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'full',
  marginInline: 'auto',
  bg: 'bg-sunken',
  touchAction: 'none',
})
