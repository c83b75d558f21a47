import { createHash } from 'node:crypto'

/**
 * What makes a submission idempotent: the Idempotency-Key of its keeper or, without one, a digest of author and content.
 */
export const submissionKey = (
  key: string | null,
  { keeper, parts }: { keeper: string; parts: readonly unknown[] },
): string =>
  key === null
    ? `body:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`
    : `key:${keeper}:${key}`

/** The row of an earlier request whose submission key the insert of a concurrent one conflicted with. */
export function earlierRow<Row>(row: Row | null): Row {
  if (row === null) throw new Error('insert conflicted, but no row has this submission key')
  return row
}
