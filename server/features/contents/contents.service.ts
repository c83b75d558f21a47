import { articleIdIn } from '#domain/content-article.ts'
import { contentFaults } from '#domain/content.ts'
import { isSameContent } from '#domain/same-content.ts'
import {
  contentNames,
  initialVersion,
  isContentName,
  mayEditContent,
} from '#domain/content-names.ts'
import { selectLastVersion } from '#server/catalogue/catalogue.queries.ts'
import { firstContents } from '#server/catalogue/site-content.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas, StaffRole } from '#server/schemas.ts'
import type { Executor, Transaction } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { reasonFor, recordAction } from '#server/features/staff/audit.service.ts'
import {
  attachUploads,
  findShopPictures,
  isUpload,
  publishUploads,
  storeUpload,
  uploadIdOf,
} from '#server/features/uploads/uploads.service.ts'
import type { ReceivedFile } from '#server/http/contract/forms.ts'
import { refusedField } from '#server/platform/fields.ts'
import * as queries from './contents.queries.ts'
import {
  isTableContentName,
  isTableContent,
  readTableContent,
  writeTableContent,
} from './table-contents.ts'

/** Throws `forbidden` if the roles may not edit this content item. */
export function refuseRoles(roles: readonly StaffRole[], name: string): void {
  if (!mayEditContent(roles, name)) throw new Problem('forbidden')
}

/** What is published under a name, and the member's draft of it. Throws `not_found` if there is no such article. */
export async function getStaffContent(
  { db }: { db: Executor },
  staffId: number,
  name: string,
): Promise<Schemas['StaffContent']> {
  const row = await queries.findPublished(db, name)
  if (row === null && !isContentName(name)) throw new Problem('not_found')
  const version = row?.version ?? initialVersion
  const draft = await queries.findDraft(db, name, staffId)
  return {
    name,
    version,
    published: isTableContentName(name)
      ? await readTableContent(db, name)
      : contentIn(row?.body ?? firstOf(name)),
    is_own: row !== null && row.publishedBy === staffId,
    published_at: row === null || row.publishedBy === null ? null : row.publishedAt.toISOString(),
    first_name: row?.firstName ?? null,
    last_name: row?.lastName ?? null,
    has_previous: (await findPrevious(db, name, version)) !== null,
    draft: draft && {
      body: contentIn(draft.body),
      base_version: draft.baseVersion,
      base: draft.baseVersion === version ? null : await findBase(db, name, draft.baseVersion),
      saved_at: draft.savedAt.toISOString(),
      revision: draft.revision,
      window: draft.window,
    },
  }
}

/**
 * Saves a draft, which may have faults. Throws like `getStaffContent`, and `changed_meanwhile` if another window of the
 * member has saved something else since or has dropped the draft. Only the first save of a draft is logged, because a draft
 * changes nothing until it is published.
 */
export function saveContentDraft(
  context: Context,
  staffId: number,
  name: string,
  change: Schemas['ContentChange'],
): Promise<Schemas['StaffContent']> {
  const { body, expected_version: baseVersion } = change
  refuseOtherKind(name, body)
  const at = new Date(context.now())
  return transaction(context.db, async (tx) => {
    const seen = seenIn(change)
    const draft = { key: name, staffId, body, baseVersion, savedAt: at, window: seen.window }
    const stored = await lockSeenDraft(tx, name, staffId, seen, body)
    await queries.upsertDraft(tx, draft)
    if (stored === null)
      await record(tx, 'saveContentDraft', { name, staffId, at }, ...draftChange(true))
    return getStaffContent({ db: tx }, staffId, name)
  })
}

/** Deletes the member's draft. Throws `changed_meanwhile` if another window of the member has saved since. */
export function dropContentDraft(
  { db, now }: Context,
  staffId: number,
  name: string,
  change: DraftSeen,
): Promise<Schemas['StaffContent']> {
  const at = new Date(now())
  return transaction(db, async (tx) => {
    await lockSeenDraft(tx, name, staffId, seenIn(change))
    if (await queries.deleteDraft(tx, name, staffId))
      await record(tx, 'dropContentDraft', { name, staffId, at }, ...draftChange(false))
    return getStaffContent({ db: tx }, staffId, name)
  })
}

/**
 * Publishes a content item and deletes the member's draft. What is published already makes no new version. Throws
 * `changed_meanwhile` if a newer version than the one that the member saw has been published or another window of the member
 * has saved something else, `validation_failed` for the faults that `contentFaults` finds and for a picture that does not
 * exist or is a customer's attachment, and `not_found` if there is no such article.
 */
export function publishContent(
  context: Context,
  staffId: number,
  name: string,
  change: Schemas['ContentPublication'],
): Promise<Schemas['StaffContent']> {
  const { body, expected_version: expected, reason: text } = change
  refuseOtherKind(name, body)
  const reason = reasonFor('publishContent', text)
  const errors = contentFaults(body)
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
  const at = new Date(context.now())
  const replacement = { name, staffId, expected, reason, seen: seenIn(change), draft: body }
  return replace(context, 'publishContent', replacement, async (tx) => {
    await refusePictures(context, tx, body)
    return withDate(body, at)
  })
}

/**
 * Publishes the previous version again. Throws `changed_meanwhile`, `no_previous_version`, and `validation_failed` for a
 * picture that no longer exists.
 */
export function undoContent(
  context: Context,
  staffId: number,
  name: string,
  change: Schemas['ContentUndo'],
): Promise<Schemas['StaffContent']> {
  const { expected_version: expected } = change
  const replacement = { name, staffId, expected, seen: seenIn(change) }
  return replace(context, 'undoContent', replacement, async (tx) => {
    const body = await findPrevious(tx, name, expected)
    if (body === null) throw new Problem('no_previous_version')
    const content = contentIn(body)
    await refusePictures(context, tx, content)
    return content
  })
}

/**
 * Stores a picture for a content item. It is kept, because earlier versions can be restored, and becomes public when a
 * version with it is published. Throws like `storeUpload`.
 */
export async function uploadContentPicture(
  context: Context,
  staffId: number,
  name: string,
  file: ReceivedFile | undefined,
): Promise<Schemas['ContentUpload']> {
  if (!file) throw refusedField('file', 'required')
  const storing = { accepts: ['image'], uploaderId: staffId, keepsAlpha: true } as const
  const { id, address } = await storeUpload(context, file, storing)
  const at = new Date(context.now())
  await transaction(context.db, async (tx) => {
    await attachUploads(tx, [id], staffId)
    await record(tx, 'uploadContentPicture', { name, staffId, at }, {}, { picture: address })
  })
  return { address }
}

/** The text before a version; null if there is none. An article begins empty and hidden, which nobody has published. */
async function findPrevious(db: Executor, name: string, version: number): Promise<unknown> {
  if (articleIdIn(name) !== null && version <= 1) return null
  return queries.findVersion(db, name, version - 1)
}

/** What an earlier version said; null if it is not known. */
async function findBase(
  db: Executor,
  name: string,
  version: number,
): Promise<Schemas['Content'] | null> {
  const body = await queries.findVersion(db, name, version)
  return body === null ? null : contentIn(body)
}

type DraftSeen = Pick<Schemas['ContentChange'], 'expected_draft' | 'window'>

/** What a window of a member knows of the draft: its own saves, and the last save that it has seen. */
type SeenDraft = { window: string | null; revision: number | null }

const seenIn = ({ expected_draft: revision, window }: DraftSeen): SeenDraft => ({
  revision: revision ?? null,
  window: window ?? null,
})

/**
 * Throws `changed_meanwhile` if another window of the member has saved something other than `draft` since, or has dropped
 * the draft that `draft` continues.
 */
async function lockSeenDraft(
  tx: Transaction,
  name: string,
  staffId: number,
  seen: SeenDraft,
  draft?: Schemas['Content'],
): Promise<queries.DraftRow | null> {
  const row = await queries.lockDraft(tx, name, staffId)
  const isSeen =
    seen.revision === null ||
    (row === null
      ? seen.revision === 0 || draft === undefined
      : row.revision === seen.revision ||
        (row.window !== null && row.window === seen.window) ||
        (draft !== undefined && isSameContent(row.body, draft)))
  if (!isSeen) throw new Problem('changed_meanwhile')
  return row
}

type Replacement = {
  name: string
  staffId: number
  expected: number
  seen: SeenDraft
  /** What the member publishes. */
  draft?: Schemas['Content']
  reason?: string | null
}

/**
 * A trigger of the table notifies the pages and the catalogues of all processes of the new version; this process shows it
 * before the reply.
 */
async function replace(
  { catalogue, db, now }: Context,
  action: 'publishContent' | 'undoContent',
  { name, staffId, expected, seen, draft, reason = null }: Replacement,
  next: (tx: Transaction) => Promise<Schemas['Content']>,
): Promise<Schemas['StaffContent']> {
  const at = new Date(now())
  const { content, change } = await transaction(db, async (tx) => {
    const first = isTableContentName(name) ? { kind: name } : firstOf(name)
    const locked = await queries.lockPublished(tx, name, first)
    if (locked === null) throw new Problem('not_found')
    const { body: stored, version } = locked
    if (version !== expected) throw new Problem('changed_meanwhile')
    await lockSeenDraft(tx, name, staffId, seen, draft)
    const before = isTableContentName(name) ? await readTableContent(tx, name) : stored
    const body = await next(tx)
    if (action === 'publishContent' && isSameContent(body, before)) {
      await queries.deleteDraft(tx, name, staffId)
      return { content: await getStaffContent({ db: tx }, staffId, name), change: null }
    }
    if (isTableContent(body)) await writeTableContent(tx, body)
    await queries.insertVersion(tx, { key: name, version, body: before, replacedAt: at })
    const kept = isTableContent(body) ? { kind: body.kind } : body
    const published = { key: name, body: kept, version: version + 1, publishedBy: staffId, at }
    await queries.updatePublished(tx, published)
    await queries.deleteDraft(tx, name, staffId)
    await publishUploads(
      tx,
      picturesIn(body).flatMap(({ address }) => (isUpload(address) ? [uploadIdOf(address)] : [])),
    )
    const by = { name, staffId, at, reason }
    await record(tx, action, by, { version }, { version: version + 1 })
    return {
      content: await getStaffContent({ db: tx }, staffId, name),
      change: await selectLastVersion(tx),
    }
  })
  if (change !== null) await catalogue.reloadedSince(change)
  return content
}

type Values = Parameters<typeof recordAction>[1]['before']
type Action = Parameters<typeof recordAction>[1]['action']

type Recorded = { name: string; staffId: number; at: Date; reason?: string | null }

function record(
  tx: Transaction,
  action: Action,
  { name, staffId, at, reason = null }: Recorded,
  before: Values,
  after: Values,
): Promise<void> {
  return recordAction(tx, { staffId, action, ...auditSubject(name), before, after, at, reason })
}

/** The subject of the audit log for a content item. */
export function auditSubject(name: string) {
  const article = articleIdIn(name)
  return article === null
    ? ({
        subject: 'content',
        subjectId: contentNames.findIndex((each) => each === name) + 1,
      } as const)
    : ({ subject: 'article', subjectId: article } as const)
}

/** The content that the shop shows before any was published; null for an article, which always has a row. */
const firstOf = (name: string): Schemas['Content'] | null =>
  isContentName(name) && !isTableContentName(name) ? firstContents[name] : null

/** Dates an article that is shown for the first time. */
const withDate = (body: Schemas['Content'], at: Date): Schemas['Content'] =>
  body.kind === 'article' && body.is_shown && body.published_at === null
    ? { ...body, published_at: at.toISOString() }
    : body

async function refusePictures(
  { pictures: own }: Context,
  tx: Transaction,
  body: Schemas['Content'],
): Promise<void> {
  const pictures = picturesIn(body)
  if (pictures.length === 0) return
  const addresses = pictures.map(({ address }) => address)
  const known = await findShopPictures(tx, own, addresses)
  const errors = pictures
    .filter(({ address }) => !known.has(address))
    .map(({ field }) => ({ field, rule: 'unknown' }))
  if (errors.length > 0) throw new Problem('validation_failed', { errors })
}

/** The addresses of the pictures that a content item shows, with the fields that name them. */
function picturesIn(part: unknown, field = ''): { field: string; address: string }[] {
  if (typeof part === 'string')
    return /^\/(images|uploads)\//.test(part) ? [{ field, address: part }] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]) =>
    picturesIn(inner, field === '' ? name : `${field}.${name}`),
  )
}

const draftChange = (exists: boolean): [Values, Values] => [{ draft: !exists }, { draft: exists }]

function refuseOtherKind(name: string, { kind }: Schemas['Content']): void {
  if (kind !== (isContentName(name) ? name : 'article')) throw refusedField('body.kind', 'const')
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written only here and by the seed, in this shape
export const contentIn = (body: unknown) => body as Schemas['Content']
