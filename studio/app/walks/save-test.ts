import sources from 'virtual:machine-sources'
import { saveFile } from '#studio/app/exports/save.ts'
import { savedTestName } from './saved-test-name.ts'
import { preparePage, walkPage } from '#studio/scripts/helpers.ts'
import { joinHelpers } from '#studio/scripts/join-helpers.ts'
import { playwrightFile } from '#studio/scripts/playwright.ts'
import { walkOf } from '#studio/scripts/script.ts'
import type { KnownWalk } from './walk.ts'

/** Downloads a walk as a test for Playwright's own runner. It fails at the step where the machine diverges from it. */
export function saveTest({ machine, path, title }: KnownWalk): void {
  const walk = { ...walkOf(machine, path, sources.machines), title: title() }
  const text = playwrightFile({ machine, walks: [walk] }, joinHelpers([walkPage, preparePage]))
  if (text === null) return
  saveFile(savedTestName({ machine, path }, new Date()), new Blob([text], { type: 'text/plain' }))
}
