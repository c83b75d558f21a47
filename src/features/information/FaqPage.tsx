import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { css } from '#styled/css/index.js'
import { faq as words } from '#i18n/fa/information/faq.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { faqQuery } from './information.queries.ts'
import { FrequentQuestionsCall } from './information-page.tsx'
import { InformationFrame } from './InformationFrame.tsx'

export const faqPage: PageDefinition = {
  load: ({ queryClient, api }) => queryClient.ensureQueryData(faqQuery(api)),
  Page: FaqPage,
}

/** Frequent questions with their answers, by subject; the number of the open subject is in the query. */
function FaqPage() {
  const { data } = useSuspenseQuery(faqQuery(useApi()))
  const [query, setQuery] = useSearchParams()
  const tabs = data.categories.map((category, place) => ({
    value: String(place + 1),
    label: category.title,
    content: <Accordion questions={category.questions} />,
  }))
  const [first] = tabs
  const open = tabs.find(({ value }) => value === query.get('tab')) ?? first
  const questions = data.categories.flatMap((category) => category.questions)
  return (
    <InformationFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      path={paths.faq}
      jsonLd={questions.length === 0 ? [] : [questionsData(questions)]}
    >
      <FrequentQuestionsCall />
      <div className={css({ marginBlockStart: { base: '6', md: '10' } })}>
        <Tabs
          label={words.tabs}
          value={open?.value}
          onChange={(tab) => setQuery(tab === first?.value ? {} : { tab }, { replace: true })}
          tabs={tabs}
        />
      </div>
    </InformationFrame>
  )
}
