import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { shop } from '#shop'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { seoTextQuery } from './home.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { questionsData, storeData, webSiteData } from '#src/lib/structured-data.ts'
import { RecentlyViewed } from '#src/features/recently-viewed/shared/RecentlyViewed.tsx'
import { DeferredSection } from '#src/ui/DeferredSection.tsx'
import { Head } from '#src/ui/Head.tsx'
import { About } from './About.tsx'
import { Benefits } from './Benefits.tsx'
import { HomeSection } from './HomeSection.tsx'
import { homeOutlineQuery } from './home-outline.ts'
import { heightOf } from './home-view.ts'
import { LaterSection } from './LaterSection.tsx'
import { wide } from './PropertyTabs.tsx'

export const homePage: PageDefinition = { load: loadHome, Page: HomePage }

async function loadHome({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.prefetchQuery(seoTextQuery(api)),
    queryClient.ensureQueryData(homeOutlineQuery(api)),
  ])
}

function HomePage() {
  const { data: outline } = useSuspenseQuery(homeOutlineQuery(useApi()))
  return (
    <>
      <HomeHead />
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {shop.title}
      </h1>
      <div className={page}>
        {outline.map(({ section, isFirst, isPartial }, position) => {
          // A section has no id: it is identified by its position.
          const key = `${position}${section.type}`
          if (isFirst) return <HomeSection key={key} section={section} />
          return (
            <DeferredSection
              key={key}
              height={heightOf(section)}
              className={section.type === 'PROPERTY' ? wide : undefined}
            >
              {isPartial ? <LaterSection section={section} /> : <HomeSection section={section} />}
            </DeferredSection>
          )
        })}
        <DeferredSection height={160}>
          <About />
        </DeferredSection>
        <RecentlyViewed />
        <DeferredSection height={360}>
          <Benefits />
        </DeferredSection>
      </div>
    </>
  )
}

function HomeHead() {
  const { origin } = useSite()
  const { data: text } = useQuery(seoTextQuery(useApi()))
  const questions = text?.questions ?? []
  return (
    <Head
      title={`${shop.title} | ${shop.tagline}`}
      canonical="/"
      image="/images/scene/og-default?w=1200&f=jpeg"
      jsonLd={[
        storeData(origin),
        webSiteData(origin),
        ...(questions.length > 0 ? [questionsData(questions)] : []),
      ]}
    />
  )
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'section',
  paddingBlockStart: { base: '4', md: '6' },
})
