import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { lateSections } from './late-sections.ts'

/** What the script puts into the page. */
declare const axe: { run(part: string, options: object): Promise<AxeResults> }

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Those that a theme can break. */
  color: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * What axe finds wrong with the page by WCAG 2.2 AA, one line a finding; empty when nothing. What axe finds right is
 * not worked out, which would take most of its time.
 * @param part a selector, where only a part of the page is meant
 */
export async function axeFindings(
  page: Page,
  tags: keyof typeof rules = 'all',
  part = 'html',
): Promise<string[]> {
  await lateSections(page)
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source)
    await page.evaluate(holdStill)
  }
  return page.evaluate(
    async ([part, runOnly]) => {
      const { violations } = await axe.run(part, { runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${target.join(' ')} – ${help}`),
      )
    },
    [part, rules[tags]] as const,
  )
}

export type Theme = 'light' | 'dark'

/** What axe finds wrong with the page in its theme, and with its colors in the other one. */
export async function axeFindingsInBothThemes(page: Page, theme: Theme): Promise<string[]> {
  const other = theme === 'light' ? 'dark' : 'light'
  const found = await axeFindings(page)
  await showTheme(page, other)
  const foundInOther = await axeFindings(page, 'color')
  await showTheme(page, theme)
  return [...found, ...foundInOther.map((finding) => `${other}: ${finding}`)]
}

/** Shows the page in a theme, as the switch in the header and the system's preference do. */
async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme)
}

/** Runs in the page: everything is laid out, also what is far below, and no color is on its way to another. */
function holdStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; content-visibility: visible !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}
