import type { DehydratedState } from '@tanstack/react-query'
import type { PageFailure } from './failure.ts'
import type { Site } from './SiteContext.tsx'

/** What the server leaves for the browser in `<script id="state">`. */
export type PageState = {
  site: Site
  /** Whether `?inspect` lets the running machines be watched: in the demo, never in a real shop. */
  inspectable: boolean
  /** Where the page was rendered: a step in the history may come before the app does. */
  location: { path: string; search: string }
  failure: PageFailure | null
  cache: DehydratedState
}
