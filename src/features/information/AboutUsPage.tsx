import { useQuery } from '@tanstack/react-query'
import { css } from '#styled/css/index.js'
import { aboutUs as words } from '#i18n/fa/information/about-us.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { questionsData } from '#src/lib/structured-data.ts'
import { Accordion } from '#src/ui/Accordion.tsx'
import { FeatureCards } from './FeatureCards.tsx'
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
      <section aria-labelledby="story" className={section}>
        <h2 id="story" className={heading}>
          {words.storyTitle}
        </h2>
        {words.story.map((paragraph) => (
          <p key={paragraph} className={text}>
            {paragraph}
          </p>
        ))}
      </section>
      <section aria-labelledby="features" className={section}>
        <h2 id="features" className={heading}>
          {words.featuresTitle}
        </h2>
        <FeatureCards label={words.featuresTitle} features={words.features} />
      </section>
      <section aria-labelledby="social" className={section}>
        <h2 id="social" className={heading}>
          {words.socialTitle}
        </h2>
        <p className={text}>{words.socialText}</p>
        <SocialLinks label={words.socialTitle} />
      </section>
      <section aria-labelledby="questions" className={section}>
        <h2 id="questions" className={heading}>
          {words.questionsTitle}
        </h2>
        <Accordion questions={words.questions} />
      </section>
    </InformationFrame>
  )
}

const section = css({ marginBlockStart: { base: '8', md: '12' } })
const heading = css({ textStyle: 'h2', marginBlockEnd: '3' })
const text = css({ maxWidth: '76ch', textStyle: 'lead', color: 'text-2', marginBlockEnd: '3' })
