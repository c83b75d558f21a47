import type { Page } from 'playwright'

/** The chart of a machine in the studio. */
export const chartOf = (page: Page, id: string) =>
  page.getByRole('region', { name: `نمودار ${id}`, exact: true })

/** Whether a state stands wholly within its chart's canvas. */
export async function isInSight(page: Page, id: string, state: string): Promise<boolean> {
  const pane = await chartOf(page, id).boundingBox()
  const box = await chartOf(page, id)
    .getByRole('button', { name: state, exact: true })
    .boundingBox()
  if (pane === null || box === null) return false
  const isAcross = box.x >= pane.x && box.x + box.width <= pane.x + pane.width
  return isAcross && box.y >= pane.y && box.y + box.height <= pane.y + pane.height
}
