import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { frequentQuestionsQuery, textPageQuery } from './information.queries.ts'
import { InformationFrame } from './InformationFrame.tsx'
import { questionsOf, TextSections } from './shared/TextSections.tsx'

/** A page built from staff-edited text sections. */
export function informationPage(
  name: Schemas['TextPageName'],
  more: ReactNode = null,
): PageDefinition {
  const Page = () => {
    const { data } = useSuspenseQuery(textPageQuery(useApi(), name))
    const { title, description, lead, sections } = data
    const questions = sections.flatMap(questionsOf)
    const jsonLd = questions.length === 0 ? [] : [questionsData(questions)]
    return (
      <InformationFrame {...{ title, description, lead, jsonLd }} path={paths[name]}>
        {questions.length > 0 && <FrequentQuestionsCall />}
        <TextSections sections={sections} />
        {more}
      </InformationFrame>
    )
  }
  return {
    load: ({ queryClient, api }) => queryClient.ensureQueryData(textPageQuery(api, name)),
    Page,
  }
}

/** Sends the call of PAGE-60, whose reply is not shown (PAGE-61). */
export function FrequentQuestionsCall() {
  useQuery(frequentQuestionsQuery(useApi()))
  return null
}
