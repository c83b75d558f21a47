import { articleKey } from '#domain/content-article.ts'
import { contentNames } from '#domain/content-names.ts'
import type { Schemas } from '#server/schemas.ts'
import type { Executor } from '#server/platform/db/database.ts'
import * as queries from './contents.queries.ts'
import { differingParts } from './differing-parts.ts'
import { isTableContentName, readTableContent } from './table-contents.ts'

/** Longer changes are not described. */
const longestChange = 10_000

type Publication = {
  subject: Schemas['StaffSubject']
  subjectId: number
  before: Schemas['StaffValues']
  after: Schemas['StaffValues']
}

/**
 * What a logged publication changed: the parts in which the version before and the one after differ, with long texts cut
 * to where they do. Null for other actions, if the versions are equal, and if the change is too long to be described.
 */
export async function contentChange(
  db: Executor,
  { subject, subjectId, before, after }: Publication,
): Promise<Schemas['StaffAction']['content']> {
  const key = keyOf(subject, subjectId)
  const [from, to] = [before['version'], after['version']]
  if (key === null || typeof from !== 'number' || typeof to !== 'number') return null
  const [old, next] = [await bodyOf(db, key, from), await bodyOf(db, key, to)]
  if (old === null || next === null) return null
  const change = differingParts(old, next)
  return change === null || JSON.stringify(change).length > longestChange ? null : change
}

function keyOf(subject: Publication['subject'], id: number): string | null {
  if (subject === 'article') return articleKey(id)
  return subject === 'content' ? (contentNames[id - 1] ?? null) : null
}

/** What was published as a version, replaced or not; null if it is not known. */
async function bodyOf(
  db: Executor,
  key: string,
  version: number,
): Promise<Schemas['Content'] | null> {
  const replaced = await queries.findVersion(db, key, version)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by publishing, in this shape
  if (replaced !== null) return replaced as Schemas['Content']
  const current = await queries.findPublished(db, key)
  if (current?.version !== version) return null
  if (isTableContentName(key)) return readTableContent(db, key)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only by publishing and the seed, in this shape
  return current.body as Schemas['Content']
}
