import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { articleKey } from '#domain/content-article.ts'
import { staffArticles as words } from '#i18n/fa/staff-articles.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffContentSelectors as selectors } from '#machines/flows/staff-content/staff-content.machine.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { TaskDialog } from '#staff/tasks/TaskDialog.tsx'
import { useTask } from '#staff/tasks/use-task.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { ContentView } from '../ContentPage.tsx'
import { useContent } from '../use-content.ts'

/** One article, to edit, to publish and to delete. */
export function ArticlePage({ id }: { id: number }) {
  const [, navigate] = useLocation()
  const [reading, setReading] = useState(1)
  const flow = useTask(articleKey(id), {
    onDone: () => navigate(paths.articles),
    onOutdated: () => setReading((last) => last + 1),
  })
  return (
    <>
      <Article
        key={reading}
        id={id}
        onRemove={(version) =>
          flow.send({
            type: 'task.chosen',
            task: { kind: 'articleRemoval', id, version, needsText: true },
          })
        }
      />
      <TaskDialog flow={flow} />
    </>
  )
}

function Article({ id, onRemove }: { id: number; onRemove: (version: number) => void }) {
  const actor = useContent(articleKey(id))
  const content = useSelector(actor, selectors.content)
  const title = titleOf(content) || words.article
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <DetailHead title={title} back={{ href: paths.articles, text: words.back }} status={null} />
      {isShown(content) && (
        // A page of the shop, which is another application: no Link of this one.
        <a href={shopPaths.article(id)} target="_blank" rel="noopener" className={textLink}>
          {staffContents.view}
        </a>
      )}
      <ContentView actor={actor} />
      {content !== null && (
        <div className={foot}>
          <Button look="danger" icon="trash" onClick={() => onRemove(content.version)}>
            {words.removal.open}
          </Button>
        </div>
      )}
    </>
  )
}

const titleOf = (content: StaffContent | null) =>
  content?.published.kind === 'article' ? content.published.title : ''

const isShown = (content: StaffContent | null) =>
  content?.published.kind === 'article' && content.published.is_shown

const foot = css({
  marginBlockStart: '8',
  paddingBlockStart: '4',
  borderBlockStart: '1px solid {colors.border}',
})
