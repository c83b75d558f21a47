/**
 * Converts a picture to a small JPEG, upright and without metadata: a photo of 10 MB becomes a few hundred KB.
 * @param side maximum of its longer side in pixels
 * @throws when the browser cannot open the file as a picture
 */
export async function uprightPicture(file: Blob, side = 1024): Promise<Blob> {
  if (!file.type.startsWith('image/')) throw new Error(`${file.type} is no picture`)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('the browser has no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture is too large')) : resolve(blob)),
      'image/jpeg',
      0.88,
    )
  })
}
