import { isContentName } from '#domain/content-names.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import { findActions } from '#server/features/staff/audit.queries.ts'
import * as queries from './contents.queries.ts'
import { contentIn, loggedAs } from './contents.service.ts'

const mostListed = 10

/** The latest publications of a content item, newest first, as the log has them. Throws `not_found` if there is no such article. */
export async function listContentVersions(
  { db }: Context,
  name: string,
): Promise<Schemas['PublishedVersions']> {
  await refuseUnknown(db, name)
  const only = ['publishContent', 'undoContent'] as const
  const rows = await findActions(db, { ...loggedAs(name), actions: only }, mostListed)
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
  return { results }
}

/** What a replaced version of a content item said. Throws `not_found` if there is none, and for an unknown article. */
export async function getContentVersion(
  { db }: Context,
  name: string,
  version: number,
): Promise<Schemas['ReplacedVersion']> {
  await refuseUnknown(db, name)
  const body = await queries.findVersion(db, name, version)
  if (body === null) throw new Problem('not_found')
  return { body: contentIn(body) }
}

/** The versions of a deleted article stay in the database. */
async function refuseUnknown(db: Context['db'], name: string): Promise<void> {
  if (!isContentName(name) && (await queries.findPublished(db, name)) === null)
    throw new Problem('not_found')
}
