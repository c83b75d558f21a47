import { articleKey } from '#domain/content-article.ts'
import { initialVersion } from '#domain/content-names.ts'
import { comparable, comparableWords } from '#domain/persian.ts'
import type { Context } from '#server/context.ts'
import { Problem } from '#server/problem.ts'
import type { Schemas } from '#server/schemas.ts'
import type { OperationRequest } from '#server/http/contract/types.ts'
import type { Executor } from '#server/platform/db/database.ts'
import { transaction } from '#server/platform/db/transaction.ts'
import { requireReason } from '#server/platform/fields.ts'
import { recordAction, repeatedAction } from '#server/features/staff/audit.service.ts'
import * as articles from './article-editing.queries.ts'
import * as queries from './contents.queries.ts'
import { getStaffContent } from './contents.service.ts'

const pageSize = 50

/** One page of all articles, or of those whose title has all words of `lookup`, newest first. */
export async function listStaffArticles(
  { db, now }: Context,
  staffId: number,
  { before, lookup = '' }: OperationRequest<'listStaffArticles'>['query'],
): Promise<Schemas['StaffArticlePage']> {
  const ids = await idsOfTitles(db, comparableWords(lookup))
  const rows = await articles.findArticles(db, { staffId, before, ids }, pageSize + 1)
  const results = rows
    .slice(0, pageSize)
    .map(({ id, body, version, draftedBy }): Schemas['StaffArticle'] => {
      const article = articleIn(body)
      return {
        id,
        title: article.title,
        state: version === 0 ? 'new' : stateOf(article, now()),
        published_at: article.published_at,
        version,
        is_drafted: draftedBy !== null,
      }
    })
  return { results, next: rows.length > pageSize ? (results.at(-1)?.id ?? null) : null }
}

/** The articles whose title has all of the words; null, for no filter, if there are no words. */
async function idsOfTitles(db: Executor, words: readonly string[]): Promise<number[] | null> {
  if (words.length === 0) return null
  const titles = await articles.findArticleTitles(db)
  return titles
    .filter(({ title }) => words.every((word) => comparable(title).includes(word)))
    .map(({ id }) => id)
}

/** Begins an article: nothing of it is public, and the member's draft is one that would be. */
export function createArticle(
  { db, now }: Context,
  staffId: number,
  { title }: Schemas['NewArticle'],
): Promise<Schemas['StaffContent']> {
  const at = new Date(now())
  return transaction(db, async (tx) => {
    const id = await articles.nextArticleId(tx)
    const key = articleKey(id)
    const body = newArticle(title.trim())
    await articles.insertArticle(tx, key, body)
    const draft = { ...body, is_shown: true }
    await queries.upsertDraft(tx, {
      key,
      staffId,
      body: draft,
      baseVersion: initialVersion,
      savedAt: at,
      window: null,
    })
    const action = { staffId, action: 'createArticle', subject: 'article', subjectId: id } as const
    await recordAction(tx, { ...action, before: {}, after: { title: body.title }, at })
    return getStaffContent({ db: tx }, staffId, key)
  })
}

type Removal = Schemas['ArticleRemoval'] & { requestKey: string }

/**
 * Deletes an article with everybody's drafts of it; what was published is kept among the versions. The same key deletes
 * it once. Throws `not_found`, `changed_meanwhile` if it was published since it was seen, `reason_required` and
 * `idempotency_key_reused`.
 */
export function removeArticle(
  { db, now }: Context,
  staffId: number,
  id: number,
  { reason: text, expected_version: expected, requestKey }: Removal,
): Promise<Schemas['RemovedArticle']> {
  const reason = requireReason(text)
  const at = new Date(now())
  const key = articleKey(id)
  return transaction(db, async (tx) => {
    const stored = await queries.lockPublished(tx, key, null)
    const action = {
      staffId,
      requestKey,
      request: { reason, expected },
      action: 'removeArticle',
      subject: 'article',
      subjectId: id,
    } as const
    if ((await repeatedAction(tx, action)) !== null) return { id }
    if (stored === null) throw new Problem('not_found')
    const { body, version } = stored
    if (version !== expected) throw new Problem('changed_meanwhile')
    await queries.insertVersion(tx, { key, version, body: articleIn(body), replacedAt: at })
    await articles.deleteArticle(tx, key)
    const { title } = articleIn(body)
    await recordAction(tx, { ...action, before: { title }, after: { title: null }, reason, at })
    return { id }
  })
}

function stateOf({ is_shown: isShown, published_at: at }: Article, now: number) {
  if (!isShown || at === null) return 'hidden'
  return Date.parse(at) <= now ? 'shown' : 'planned'
}

const newArticle = (title: string): Article => ({
  kind: 'article',
  is_shown: false,
  title,
  excerpt: '',
  cover: '',
  cover_alt: '',
  body: [],
  products: [],
  published_at: null,
})

type Article = Schemas['ArticleContent']

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written here, by publishing and by the seed alone
const articleIn = (body: unknown) => body as Article
