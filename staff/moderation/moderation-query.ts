import type { Schemas } from '#machines/api/client.ts'

export type ModerationQuery = {
  kind: 'questions' | 'answers'
  status: Schemas['QuestionStatus']
  search: string
  page: number
}

/** The first one is the default. */
export const statuses = ['pending', 'approved', 'refused'] as const
/** The first one is the default. */
export const kinds = ['questions', 'answers'] as const

/** Parses the query of a URL. Unknown and invalid values are replaced by the defaults; a long search is cut. */
export function readModerationQuery(query: URLSearchParams): ModerationQuery {
  const page = Number(query.get('page'))
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? kinds[0],
    status: statuses.find((status) => status === query.get('status')) ?? statuses[0],
    search: (query.get('search') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The parameters of the two list operations; `kind` selects the operation. */
export const listParameters = ({ status, search, page }: ModerationQuery) => ({
  status,
  ...(search !== '' && { search }),
  page,
})

/** The URL of a queue, without the defaults. */
export function moderationHref(
  path: string,
  { kind, status, search, page }: ModerationQuery,
): string {
  const query = new URLSearchParams()
  if (kind !== kinds[0]) query.set('kind', kind)
  if (status !== statuses[0]) query.set('status', status)
  if (search !== '') query.set('search', search)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
