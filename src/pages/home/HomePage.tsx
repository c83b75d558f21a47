import { useSuspenseQuery } from '@tanstack/react-query'
import { shop } from '#shop'
import { css } from '#styled/css/index.js'
import { useApi } from '#src/api/ApiContext.tsx'
import { briefProductsQuery, homeQuery } from '#src/api/queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { Head } from '#src/ui/Head.tsx'
import { About } from './About.tsx'
import { HomeSection } from './HomeSection.tsx'
import { firstTab } from './home-view.ts'
import { Promises } from './Promises.tsx'
import { tabQuery } from './PropertyTabs.tsx'

export const homePage: PageDefinition = { load: loadHome, Page: HomePage }

async function loadHome({ queryClient, api }: LoadContext) {
  const tab = firstTab(await queryClient.ensureQueryData(homeQuery(api)))
  if (tab !== null) await queryClient.prefetchQuery(briefProductsQuery(api, tabQuery(tab)))
}

function HomePage() {
  const { data: sections } = useSuspenseQuery(homeQuery(useApi()))
  return (
    <>
      <HomeHead />
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {shop.title}
      </h1>
      <div className={page}>
        {sections.map((section, position) => (
          // oxlint-disable-next-line react/no-array-index-key -- a section is its place in the server's order
          <HomeSection key={`${position}${section.type}`} section={section} />
        ))}
        <About />
        <Promises />
      </div>
    </>
  )
}

function HomeHead() {
  const { origin } = useSite()
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
      image="/images/scene/og-default?w=1440"
      jsonLd={[organization]}
    />
  )
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'section',
  paddingBlockStart: { base: '4', md: '6' },
  paddingBlockEnd: 'section',
})
