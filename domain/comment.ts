const megabyte = 1024 * 1024

/** The limits for attachments: how many of each kind, and the maximum size in bytes. */
export const attachmentLimits = {
  image: { count: 8, bytes: 5 * megabyte },
  video: { count: 1, bytes: 40 * megabyte },
} as const

export type AttachmentKind = keyof typeof attachmentLimits

/** The kind of a file by the browser's media type; null for one that is not accepted. */
export function attachmentKind(mediaType: string): AttachmentKind | null {
  if (mediaType === 'video/mp4' || mediaType === 'video/webm') return 'video'
  return mediaType.startsWith('image/') && mediaType !== 'image/svg+xml' ? 'image' : null
}
