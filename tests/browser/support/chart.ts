import type { Locator, Page } from 'playwright'

/** The chart of a machine in the studio. */
export const chartOf = (page: Page, id: string) =>
  page.getByRole('region', { name: `نمودار ${id}`, exact: true })

/** Whether a part of a chart is wholly within its canvas; a state by its name. */
export async function isInSight(page: Page, id: string, part: string | Locator): Promise<boolean> {
  const chart = chartOf(page, id)
  const shown =
    typeof part === 'string' ? chart.getByRole('button', { name: part, exact: true }) : part
  const pane = await chart.boundingBox()
  const box = await shown.boundingBox()
  if (pane === null || box === null) return false
  const isAcross = box.x >= pane.x && box.x + box.width <= pane.x + pane.width
  return isAcross && box.y >= pane.y && box.y + box.height <= pane.y + pane.height
}
