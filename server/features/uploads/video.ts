import type { FileHandle } from 'node:fs/promises'

/** A video from a phone never has more boxes than this. */
const maxBoxes = 10_000

/**
 * Whether an MP4 file is complete: a chain of boxes, each starting with its length, that includes the movie index and
 * ends at the end of the file. Source: ISO/IEC 14496-12, 4.2.
 */
export async function isWholeMp4(file: FileHandle, bytes: number): Promise<boolean> {
  const header = Buffer.alloc(16)
  let offset = 0
  let hasIndex = false
  for (let boxes = 0; boxes < maxBoxes && offset < bytes; boxes += 1) {
    const { bytesRead } = await file.read(header, 0, 16, offset)
    if (bytesRead < 8) return false
    hasIndex ||= header.toString('latin1', 4, 8) === 'moov'
    const size = boxSize(header, bytesRead, bytes - offset)
    if (size < 8) return false
    offset += size
  }
  return hasIndex && offset === bytes
}

/** A length of 1 means that the actual length follows in eight bytes; 0 that the box extends to the end of the file. */
function boxSize(header: Buffer, bytesRead: number, rest: number): number {
  const size = header.readUInt32BE(0)
  if (size === 0) return rest
  if (size > 1) return size
  return bytesRead === 16 ? Number(header.readBigUInt64BE(8)) : 0
}
