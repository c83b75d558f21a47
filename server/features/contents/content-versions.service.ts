import { isContentName } from '#domain/content-names.ts'
import type { Context } from '#server/context.ts'
import { loadContract } from '#server/http/contract/document.ts'
import { schemaCheck } from '#server/http/contract/validation.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { findActions } from '#server/features/staff/audit.queries.ts'
import * as queries from './contents.queries.ts'
import { contentIn, auditSubject } from './contents.service.ts'

const mostListed = 10

/**
 * The latest publications of a content item from the audit log, newest first, and which version was
 * the initial text of the shop. Throws `not_found` for an unknown article.
 */
export async function listContentVersions(
  { db }: Context,
  name: string,
): Promise<Schemas['PublishedVersions']> {
  await requireContent(db, name)
  const only = ['publishContent', 'undoContent'] as const
  const rows = await findActions(db, { ...auditSubject(name), actions: only }, mostListed)
  const results = rows.flatMap(({ action, firstName, lastName }) => {
    const { version } = action.after
    if (typeof version !== 'number') return []
    return {
      version,
      at: action.at.toISOString(),
      staff_id: action.staffId,
      first_name: firstName,
      last_name: lastName,
      reason: action.reason,
      is_undo: action.action === 'undoContent',
    }
  })
  const first = isContentName(name) ? await queries.findFirstVersion(db, name) : null
  return { results, first_version: first }
}

/**
 * The body of an earlier version. Throws `not_found` if there is no such version or article, and `version_outdated` if the
 * contract has changed so that no form can edit it.
 */
export async function getContentVersion(
  { db }: Context,
  name: string,
  version: number,
): Promise<Schemas['ReplacedVersion']> {
  await requireContent(db, name)
  const body = await queries.findVersion(db, name, version)
  if (body === null) throw new Problem('not_found')
  isContent ??= schemaCheck(loadContract(), 'Content')
  if (!isContent(body)) throw new Problem('version_outdated')
  return { body: contentIn(body) }
}

/** Compiled at the first call. */
let isContent: ReturnType<typeof schemaCheck> | null = null

/** The versions of a deleted article stay in the database. */
async function requireContent(db: Context['db'], name: string): Promise<void> {
  if (!isContentName(name) && (await queries.findPublished(db, name)) === null)
    throw new Problem('not_found')
}
