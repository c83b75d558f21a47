import { paths } from '#staff/app/paths.ts'
import { readId } from '#staff/table/list-query.ts'

/** What is printed, as the URL says. */
export type PrintQuery = { ids: number[]; kind: 'slips' | 'labels'; paper: 'a5' | 'a4' }

/** The limit of `listOrdersToPrint`. */
export const mostPrinted = 100

/** Reads the query of a URL; what it does not know counts as left out. */
export function readPrintQuery(query: URLSearchParams): PrintQuery {
  const ids = (query.get('ids') ?? '').split(',').flatMap((text) => readId(text) ?? [])
  return {
    ids: [...new Set(ids)],
    kind: query.get('kind') === 'labels' ? 'labels' : 'slips',
    paper: query.get('paper') === 'a4' ? 'a4' : 'a5',
  }
}

/** The URL of the page for another choice. */
export function printHref({ ids, kind, paper }: PrintQuery): string {
  const choice = [kind === 'labels' && '&kind=labels', paper === 'a4' && '&paper=a4']
  return [paths.ordersPrint(ids), ...choice.filter((each) => each !== false)].join('')
}
