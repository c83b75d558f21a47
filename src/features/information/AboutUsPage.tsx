import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { aboutUs as words } from '#i18n/fa/information/about-us.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { FactCards } from '#src/ui/FactCards.tsx'
import { TitledSection } from '#src/ui/TitledSection.tsx'
import { FrequentQuestionsCall } from './information-page.tsx'
import { aboutUsQuery } from './information.queries.ts'
import { InformationFrame } from './InformationFrame.tsx'
import { SocialLinks } from './SocialLinks.tsx'

export const aboutUsPage: PageDefinition = { Page: AboutUsPage }

/** The shop's story, what it promises, and where to follow it. The reply of its call is not shown (PAGE-61). */
function AboutUsPage() {
  useQuery(aboutUsQuery(useApi()))
  return (
    <InformationFrame
      title={words.title}
      description={words.description}
      path={paths.aboutUs}
      jsonLd={[questionsData(words.questions)]}
    >
      <FrequentQuestionsCall />
      <TitledSection id="story" title={words.storyTitle}>
        {words.story.map((paragraph) => (
          <p key={paragraph} className={text}>
            {paragraph}
          </p>
        ))}
      </TitledSection>
      <TitledSection id="features" title={words.featuresTitle}>
        <FactCards label={words.featuresTitle} columns={3} cards={words.features} />
      </TitledSection>
      <TitledSection id="social" title={words.socialTitle}>
        <p className={text}>{words.socialText}</p>
        <SocialLinks label={words.socialTitle} />
      </TitledSection>
      <TitledSection id="questions" title={words.questionsTitle}>
        <Accordion questions={words.questions} />
      </TitledSection>
    </InformationFrame>
  )
}

const text = css({ maxWidth: '76ch', textStyle: 'lead', color: 'text-2', marginBlockEnd: '3' })
