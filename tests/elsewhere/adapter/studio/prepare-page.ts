import type { Page } from '@playwright/test'

/** Who looks at a page; `guest` is somebody signed out. */
export type Visitor = 'guest'

/** What a page may need that the test has to make first. */
export type Needed = 'row'

/** Signs in and makes what is needed. Returns its id; empty if nothing is needed. */
export async function preparePage(
  _page: Page,
  _shop: string,
  _visitor: Visitor,
  _needed: Needed | null,
): Promise<string> {
  return ''
}
