import type { Schemas } from '#machines/api/client.ts'

export type Comment = Schemas['Comment']
export type CommentFile = Schemas['CommentFile']
export type Rating = Schemas['CommentExtraData']

/** How many comments are shown until the shopper asks for more (CMT-10). */
export const shownAtFirst = 2
/** How many are sent with the page; the rest is fetched on demand. */
export const fetchedAtFirst = 10
/** Number of buyers' pictures next to the comments (CMT-36). */
export const picturesAtFirst = 6

/** The percentage of comments with each number of stars, from five to one. */
export function sharesOf({ stars_count, total_count }: Rating) {
  return ([5, 4, 3, 2, 1] as const).map((stars) => {
    const count = stars_count[stars]
    return { stars, count, percent: total_count === 0 ? 0 : (count / total_count) * 100 }
  })
}

/** The files of one comment, each with its caption. */
export const filesOf = ({ files, display_name, stars, send_at, text }: Comment): CommentFile[] =>
  files.map((file) => ({
    ...file,
    comment: { display_name, stars, created_at: send_at, comment: text },
  }))
