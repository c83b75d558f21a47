import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

/** What the script puts into the page. */
declare const axe: { run(options: object): Promise<AxeResults> }

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page by WCAG 2.2 AA, one line a finding; empty when nothing. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source)
  const results = await page.evaluate(async () => {
    return axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
  })
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} – ${violation.help}`),
  )
}
