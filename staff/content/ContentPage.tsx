import { useSelector } from '@xstate/react'
import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import { createStaffContentActors } from '#machines/flows/staff-content/staff-content.actors.ts'
import {
  staffContentMachine,
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { ContentName } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast } from '#src/ui/toast.ts'
import { ContentDifferences } from './ContentDifferences.tsx'
import { ContentForm } from './ContentForm.tsx'
import { HomePreview } from './home/HomePreview.tsx'
import { TextPagePreview } from './text-page/TextPagePreview.tsx'
import { PublishBar } from './PublishBar.tsx'

const showsHome = (name: ContentName) => name === 'homePage' || name === 'homeStories'

/** One of the texts of the site, to edit and to publish. */
export function ContentPage({ name }: { name: ContentName }) {
  const api = useApi()
  const actor = useFlow(() => ({
    machine: staffContentMachine,
    live: () => staffContentMachine.provide({ actors: createStaffContentActors(api) }),
    input: () => name,
    listen: (actor) => {
      const replaced = actor.on('content.replaced', ({ kind }) =>
        toast({ text: words.done[kind], tone: 'ok' }),
      )
      return () => replaced.unsubscribe()
    },
  }))
  return (
    <>
      <PageTitle>{words.names[name]}</PageTitle>
      <DetailHead
        title={words.names[name]}
        back={{ href: paths.content, text: words.back }}
        status={null}
      />
      <ContentView actor={actor} />
    </>
  )
}

/** The view of one state of the flow. */
export function ContentView({ actor }: { actor: StaffContentActor }) {
  const content = useSelector(actor, selectors.content)
  const body = useSelector(actor, selectors.body)
  const isComparing = useSelector(actor, selectors.isComparing)
  const failure = useSelector(actor, selectors.failure)
  const canRetry = useSelector(actor, selectors.canRetry)
  return (
    <div className={css({ minWidth: '0' })}>
      {content !== null && !isComparing && <PublishBar actor={actor} content={content} />}
      <FailureNote
        failure={failure}
        onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
      />
      {content === null && failure === null && <Skeleton height="480px" radius="16px" />}
      {content !== null && body !== null && isComparing && (
        <ContentDifferences actor={actor} content={content} body={body} />
      )}
      {content !== null && body !== null && !isComparing && (
        <>
          {showsHome(content.name) && <HomePreview content={content} />}
          {'sections' in body && body.kind !== 'homePage' && <TextPagePreview body={body} />}
          <ContentForm key={content.version} actor={actor} body={body} />
        </>
      )}
    </div>
  )
}
