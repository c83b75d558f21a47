import type { DehydratedState } from '@tanstack/react-query'
import type { PageFailure } from './failure.ts'
import type { Site } from './SiteContext.tsx'

/** The state that the server passes to the browser in `<script id="state">`. */
export type PageState = {
  site: Site
  /** Whether `?inspect` loads the studio's channel: in demo mode only. */
  inspectable: boolean
  /** The location of the render; back or forward may change the browser's before hydration. */
  location: { path: string; search: string }
  failure: PageFailure | null
  cache: DehydratedState
}
