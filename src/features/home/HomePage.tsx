import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { shop as config } from '#shop'
import { useShop } from '#src/lib/ShopContext.tsx'
import { css } from '#styled/css/index.js'
import { ownPictures } from '#domain/own-pictures.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { seoTextQuery } from './home.queries.ts'
import type { LoadContext, PageDefinition } from '#src/lib/page.ts'
import { useSite } from '#src/lib/SiteContext.tsx'
import { questionsData, storeData, webSiteData } from '#src/lib/structured-data.ts'
import { Head } from '#src/ui/Head.tsx'
import { homeOutlineQuery } from './home-outline.ts'
import { HomeSections } from './HomeSections.tsx'

export const homePage: PageDefinition = { load: loadHome, Page: HomePage }

async function loadHome({ queryClient, api }: LoadContext) {
  await Promise.all([
    queryClient.prefetchQuery(seoTextQuery(api)),
    queryClient.ensureQueryData(homeOutlineQuery(api)),
  ])
}

function HomePage() {
  const shop = useShop()
  const { data: outline } = useSuspenseQuery(homeOutlineQuery(useApi()))
  return (
    <>
      <HomeHead />
      <h1 className={css({ srOnly: true })} tabIndex={-1}>
        {shop.title}
      </h1>
      <HomeSections outline={outline} />
    </>
  )
}

function HomeHead() {
  const shop = useShop()
  const { origin } = useSite()
  const { data: text } = useQuery(seoTextQuery(useApi()))
  const questions = text?.questions ?? []
  return (
    <Head
      title={`${shop.title} | ${config.tagline}`}
      canonical="/"
      image={`${ownPictures.home}?w=1200&f=jpeg`}
      jsonLd={[
        storeData(shop, origin),
        webSiteData(shop, origin),
        ...(questions.length > 0 ? [questionsData(questions)] : []),
      ]}
    />
  )
}
