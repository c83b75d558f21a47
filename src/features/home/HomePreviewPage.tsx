import { useSuspenseQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Head } from '#src/ui/Head.tsx'
import { homePreviewQuery, seoTextQuery } from './home.queries.ts'
import { HomeSections } from './HomeSections.tsx'

export const homePreviewPage: PageDefinition = { load, Page: HomePreviewPage }

async function load({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.prefetchQuery(seoTextQuery(api)),
    queryClient.ensureQueryData(homePreviewQuery(api)),
  ])
}

/** The home page with what a staff member has not published yet. Everything is sent at once: it is no page for shoppers. */
function HomePreviewPage() {
  const { data: sections } = useSuspenseQuery(homePreviewQuery(useApi()))
  const outline = sections.map((section, place) => ({
    section,
    isFirst: place < firstOnes,
    isPartial: false,
  }))
  return (
    <>
      <Head title={home.preview} canonical={paths.homePreview} index={false} />
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {home.preview}
      </h1>
      <HomeSections outline={outline} />
    </>
  )
}

/** As many as a screen shows at first. */
const firstOnes = 3
