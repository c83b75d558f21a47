import { useState, type ReactNode } from 'react'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import type { CropDialogProps } from './CropDialog.tsx'
import { openedPicture } from './cropped-picture.ts'

const CropDialog = lazyPart<CropDialogProps>(() =>
  import('./CropDialog.tsx').then((m) => m.CropDialog),
)

type Props = {
  /** Below this length of its longer side, in pixels, the picture is blurred in the shop. */
  sharpSide?: number
  /** Sends the part that was chosen, or a file that is no picture: the server says why it refuses it. */
  onFile: (file: File) => void
  /** Renders what a file is chosen with. */
  children: (choose: (file: File) => void) => ReactNode
}

/** Asks which part of a picture is sent once its file is chosen. */
export function CropStep({ sharpSide = 600, onFile, children }: Props) {
  const [opened, setOpened] = useState<{ file: File; picture: ImageBitmap } | null>(null)
  const open = async (file: File) => {
    const picture = await openedPicture(file)
    if (picture === null) onFile(file)
    else setOpened({ file, picture })
  }
  const close = () => {
    opened?.picture.close()
    setOpened(null)
  }
  return (
    <>
      {children((file) => void open(file))}
      {opened !== null && (
        <CropDialog
          {...opened}
          sharpSide={sharpSide}
          onDone={(file) => {
            close()
            onFile(file)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
