import { Fragment } from 'react'
import { css } from '#styled/css/index.js'
import { RecentlyViewed } from '#src/features/recently-viewed/shared/RecentlyViewed.tsx'
import { DeferredSection } from '#src/ui/DeferredSection.tsx'
import { About } from './About.tsx'
import { Benefits } from './Benefits.tsx'
import type { OutlinedSection } from './home-outline.ts'
import { heightOf } from './home-view.ts'
import { HomeSection } from './HomeSection.tsx'
import { LaterSection } from './LaterSection.tsx'
import { wide } from './PropertyTabs.tsx'

/** What was viewed last comes after this many sections and one, where a returning shopper sees it. */
const beforeRecent = 2

/** All that the home page shows, from top to bottom. */
export function HomeSections({ outline }: { outline: readonly OutlinedSection[] }) {
  return (
    <div className={page}>
      {outline.map(({ section, isFirst, isPartial }, position) => {
        // A section has no id: it is identified by its position.
        const key = `${position}${section.type}`
        const content = isPartial ? (
          <LaterSection section={section} />
        ) : (
          <HomeSection section={section} />
        )
        const shown = isFirst ? (
          content
        ) : (
          <DeferredSection
            height={heightOf(section)}
            className={section.type === 'PROPERTY' ? wide : undefined}
          >
            {content}
          </DeferredSection>
        )
        return (
          <Fragment key={key}>
            {shown}
            {position === beforeRecent && <RecentlyViewed />}
          </Fragment>
        )
      })}
      <DeferredSection height={160}>
        <About />
      </DeferredSection>
      <DeferredSection height={360}>
        <Benefits />
      </DeferredSection>
    </div>
  )
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'section',
  paddingBlockStart: { base: '4', md: '6' },
})
