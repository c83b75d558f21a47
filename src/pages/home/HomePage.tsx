import { useSuspenseQuery } from '@tanstack/react-query'
import { shop } from '#shop'
import { useApi } from '#src/api/ApiContext.tsx'
import { homeQuery } from '#src/api/queries.ts'
import type { PageDefinition } from '#src/lib/page.ts'
import { Head } from '#src/ui/Head.tsx'

export const homePage: PageDefinition<Record<never, string>> = {
  load: ({ queryClient, api }) => queryClient.ensureQueryData(homeQuery(api)),
  Page: HomePage,
}

function HomePage() {
  const { data: sections } = useSuspenseQuery(homeQuery(useApi()))
  return (
    <>
      <Head title={`${shop.title} | ${shop.tagline}`} canonical="/" />
      <h1>{shop.name}</h1>
      <ul>
        {sections.map((section) => (
          <li key={section.type}>{section.type}</li>
        ))}
      </ul>
    </>
  )
}
