const megabyte = 1024 * 1024

/** How long the text of a comment and a guest's name may be, in characters. */
export const commentLengths = { text: 2_000, name: 60 } as const

/** What may be sent with a comment: how many of each kind, and how large one may be, in bytes. */
export const attachmentLimits = {
  image: { count: 8, bytes: 5 * megabyte },
  video: { count: 1, bytes: 40 * megabyte },
} as const

export type AttachmentKind = keyof typeof attachmentLimits

/** The kind of a file by the media type that a browser gives it; null for one that is not taken. */
export function attachmentKind(mediaType: string): AttachmentKind | null {
  if (mediaType === 'video/mp4' || mediaType === 'video/webm') return 'video'
  return mediaType.startsWith('image/') && mediaType !== 'image/svg+xml' ? 'image' : null
}
