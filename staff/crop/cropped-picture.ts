import { isWhole, type Frame } from './crop-frame.ts'

/**
 * The part of a picture inside a frame as a file: a photo as a JPEG, and anything that may be transparent as a WebP, or as a
 * PNG in a browser that writes none. All of a picture is the file itself.
 * @throws if the browser cannot draw the picture
 */
export async function croppedPicture(
  file: File,
  picture: ImageBitmap,
  frame: Frame,
): Promise<File> {
  if (isWhole(frame, picture)) return file
  const canvas = document.createElement('canvas')
  canvas.width = frame.width
  canvas.height = frame.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser has no canvas')
  const { x, y, width, height } = frame
  context.drawImage(picture, x, y, width, height, 0, 0, width, height)
  const type = file.type === 'image/jpeg' ? file.type : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.94))
  if (blob === null) throw new Error('the picture is too large')
  const name = file.name.replace(/\.[^.]*$/, '')
  return new File([blob], `${name}.${blob.type.replace(/^image\//, '')}`, { type: blob.type })
}

/** A chosen file as a picture, upright; null if the browser cannot show it. */
export async function openedPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}
