import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { shop } from '#shop'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { briefProductsQuery } from '#src/features/list/shared/brief-products.queries.ts'
import { homeQuery, seoTextQuery } from './home.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { questionsData, webSiteData } from '#src/lib/structured-data.ts'
import { RecentlyViewed } from '#src/features/recently-viewed/shared/RecentlyViewed.tsx'
import { Below } from '#src/ui/DeferredSection.tsx'
import { Head } from '#src/ui/Head.tsx'
import { About } from './About.tsx'
import { HomeSection } from './HomeSection.tsx'
import { firstTab, heightOf, placesOf } from './home-view.ts'
import { Promises } from './Benefits.tsx'
import { tabQuery, wide } from './PropertyTabs.tsx'

export const homePage: PageDefinition = { load: loadHome, Page: HomePage }

async function loadHome({ queryClient, api }: LoadContext) {
  const text = queryClient.prefetchQuery(seoTextQuery(api))
  const tab = firstTab(await queryClient.ensureQueryData(homeQuery(api)))
  if (tab !== null) await queryClient.prefetchQuery(briefProductsQuery(api, tabQuery(tab)))
  await text
}

function HomePage() {
  const { data: sections } = useSuspenseQuery(homeQuery(useApi()))
  const places = placesOf(sections)
  return (
    <>
      <HomeHead />
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {shop.title}
      </h1>
      <div className={page}>
        {sections.map((section, position) => {
          // A section is its place in the server's order.
          const key = `${position}${section.type}`
          if (places[position] === 'first') return <HomeSection key={key} section={section} />
          return (
            <Below
              key={key}
              height={heightOf(section)}
              far={places[position] === 'far'}
              className={section.type === 'PROPERTY' ? wide : undefined}
            >
              <HomeSection section={section} />
            </Below>
          )
        })}
        <Below height={160} far>
          <About />
        </Below>
        <RecentlyViewed />
        <Below height={360} far>
          <Promises />
        </Below>
      </div>
    </>
  )
}

function HomeHead() {
  const { origin } = useSite()
  const { data: text } = useQuery(seoTextQuery(useApi()))
  const questions = text?.questions ?? []
  const organization = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    telephone: shop.phone,
    address: { '@type': 'PostalAddress', addressCountry: 'IR', streetAddress: shop.branch.address },
    sameAs: shop.social.map(({ href }) => href),
  }
  return (
    <Head
      title={`${shop.title} | ${shop.tagline}`}
      canonical="/"
      image="/images/scene/og-default?w=1200&f=jpeg"
      jsonLd={[
        organization,
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
