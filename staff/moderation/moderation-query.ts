import type { Schemas } from '#machines/api/client.ts'

export type ModerationQuery = {
  kind: 'questions' | 'answers'
  status: Schemas['QuestionStatus']
  search: string
  page: number
}

/** Those that wait for a decision come first. */
export const statuses = ['pending', 'approved', 'refused'] as const
export const kinds = ['questions', 'answers'] as const

/** Reads the query of a URL; what it does not know counts as left out. */
export function readModerationQuery(query: URLSearchParams): ModerationQuery {
  const page = Number(query.get('page'))
  return {
    kind: kinds.find((kind) => kind === query.get('kind')) ?? kinds[0],
    status: statuses.find((status) => status === query.get('status')) ?? statuses[0],
    search: (query.get('search') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** What the server is asked for. */
export const queuedOf = ({ status, search, page }: ModerationQuery) => ({
  status,
  ...(search !== '' && { search }),
  page,
})

/** The URL of a queue, which leaves out what is as it is at first. */
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
