import { css } from '#styled/css/index.js'
import { faq as words } from '#i18n/fa/information/faq.ts'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { FrequentQuestionsCall } from './information-page.tsx'
import { InformationFrame } from './InformationFrame.tsx'

export const faqPage: PageDefinition = { Page: FaqPage }

/** Frequent questions with their answers, by subject. */
function FaqPage() {
  const questions = words.categories.flatMap((category) => [...category.questions])
  return (
    <InformationFrame
      title={words.title}
      description={words.description}
      lead={words.lead}
      path={paths.faq}
      jsonLd={[questionsData(questions)]}
    >
      <FrequentQuestionsCall />
      <div className={css({ marginBlockStart: { base: '6', md: '10' } })}>
        <Tabs
          label={words.tabs}
          tabs={words.categories.map((category) => ({
            value: category.id,
            label: category.title,
            content: <Accordion questions={category.questions} />,
          }))}
        />
      </div>
    </InformationFrame>
  )
}
