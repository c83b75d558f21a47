import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '#machines/api/client.ts'
import { unwrap } from '#machines/kernel/problem.ts'
import type { Api } from '#src/lib/api/client.ts'
import { queryKeys } from '#src/lib/api/query-keys.ts'

export const aboutUsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.aboutUs,
    queryFn: ({ signal }) => unwrap(api.GET('/information/about-us/', { signal })),
  })

export const frequentQuestionsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.frequentQuestions,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/information/frequently-asked-questions/', { signal })),
  })

/** A page that only has text, as staff have published it. */
export const textPageQuery = (api: Api, name: Schemas['TextPageName']) =>
  queryOptions({
    queryKey: queryKeys.textPage(name),
    queryFn: ({ signal }) =>
      unwrap(api.GET('/site/page/{name}/', { params: { path: { name } }, signal })),
  })

/** The frequent questions by subject, as staff have published them. */
export const faqQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.faq,
    queryFn: ({ signal }) => unwrap(api.GET('/site/faq/', { signal })),
  })
