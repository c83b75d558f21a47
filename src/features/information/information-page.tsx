import { useQuery } from '@tanstack/react-query'
import type { InformationText, Question } from '#i18n/fa/information/types.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { frequentQuestionsQuery } from './information.queries.ts'
import { InformationFrame } from './InformationFrame.tsx'
import { Sections } from './Sections.tsx'

/** A page of sections of text. */
export function informationPage(text: InformationText, path: string): PageDefinition {
  const questions = questionsIn(text)
  const jsonLd = questions.length === 0 ? [] : [questionsData(questions)]
  const Page = () => (
    <InformationFrame {...text} path={path} jsonLd={jsonLd}>
      {questions.length > 0 && <FrequentQuestionsCall />}
      <Sections sections={text.sections} />
    </InformationFrame>
  )
  return { Page }
}

function questionsIn({ sections }: InformationText): Question[] {
  return sections.flatMap(({ questions = [] }) => questions)
}

/** Sends the call of PAGE-60, whose reply is not shown (PAGE-61). */
export function FrequentQuestionsCall() {
  useQuery(frequentQuestionsQuery(useApi()))
  return null
}
