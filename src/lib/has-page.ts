import { findRoute } from './route.ts'
import { routes } from '#src/app/routes.ts'

/** Whether the shop has a page at a path, so that nothing leads to one that is still to come. */
export function hasPage(path: string): boolean {
  return findRoute(routes, path) !== null
}
