import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ContentName } from '#domain/content-names.ts'
import { staffContents as words } from '#i18n/fa/staff-contents.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import { staffTextPages } from '#i18n/fa/staff-text-pages.ts'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type { Content, StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { DetailHead } from '#staff/app/DetailHead.tsx'
import { PageTitle } from '#staff/app/PageTitle.tsx'
import { paths } from '#staff/app/paths.ts'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { focusFirstInvalid } from '#src/lib/focus-invalid.ts'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { ArticlePreview } from './articles/ArticlePreview.tsx'
import { ContentForm } from './ContentForm.tsx'
import { ContentMerge } from './ContentMerge.tsx'
import { HomePreview } from './home/HomePreview.tsx'
import { CategoryMenuPreview, SiteLinksPreview } from './menus/MenuPreview.tsx'
import { SettingsPreview } from './settings/SettingsPreview.tsx'
import { TextPagePreview } from './text-page/TextPagePreview.tsx'
import { Preview } from './Preview.tsx'
import { PublishBar } from './PublishBar.tsx'
import { useContent } from './use-content.ts'
import { VersionList } from './VersionList.tsx'

const showsHome = (name: string) => name === 'homePage' || name === 'homeStories'

/** One of the texts of the site, to edit and to publish. */
export function ContentPage({ name }: { name: ContentName }) {
  const actor = useContent(name)
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

/** Renders the current state of the flow. */
export function ContentView({ actor }: { actor: StaffContentActor }) {
  const content = useSelector(actor, selectors.content)
  const body = useSelector(actor, selectors.body)
  const isMerging = useSelector(actor, selectors.isMerging)
  const rival = useSelector(actor, selectors.rival)
  const failure = useSelector(actor, selectors.failure)
  const canRetry = useSelector(actor, selectors.canRetry)
  const retriesWhenOnline = useSelector(actor, selectors.retriesWhenOnline)
  const faults = useSelector(actor, selectors.faults)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (faults.length > 0) focusFirstInvalid(place.current)
  }, [faults])
  const form = content !== null && body !== null && (
    <ContentForm actor={actor} name={content.name} body={body} />
  )
  const [reason, setReason] = useState<string | null>(null)
  useEffect(() => {
    const replaced = actor.on('content.replaced', () => setReason(null))
    return () => replaced.unsubscribe()
  }, [actor])
  const wasMerging = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasMerging.current && !isMerging) place.current?.focus()
    wasMerging.current = isMerging
  }, [isMerging])
  return (
    <div ref={place} tabIndex={-1} className={css({ minWidth: '0', outline: 'none' })}>
      {content !== null && !isMerging && (
        <PublishBar actor={actor} content={content} reason={reason} onReason={setReason} />
      )}
      <FailureNote
        failure={failure}
        onRetry={canRetry ? () => actor.send({ type: 'retry.requested' }) : undefined}
        retriesWhenOnline={retriesWhenOnline}
      />
      {content === null && failure === null && <Skeleton height="480px" radius="16px" />}
      {content !== null && body !== null && isMerging && (
        <ContentMerge key={rival} actor={actor} content={content} body={body} />
      )}
      {content !== null && body !== null && !isMerging && (
        <Previewed content={content} body={body}>
          {form}
        </Previewed>
      )}
      {content !== null && content.version > 0 && !isMerging && (
        <VersionList actor={actor} content={content} />
      )}
    </div>
  )
}

type PreviewedProps = { content: StaffContent; body: Content; children: ReactNode }

/** The form with what shoppers would see of its content, if that is a page or a part of one. */
function Previewed({ content, body, children }: PreviewedProps) {
  if (showsHome(content.name)) return <HomePreview content={content}>{children}</HomePreview>
  const shown = previewOf(body)
  if (shown === null) return children
  return (
    <Preview words={previewWordsOf(body)} shown={shown} isBroad={body.kind === 'categoryMenu'}>
      {children}
    </Preview>
  )
}

function previewOf(body: Content): ReactNode {
  if (body.kind === 'article') return <ArticlePreview body={body} />
  if (body.kind === 'categoryMenu') return <CategoryMenuPreview body={body} />
  if (body.kind === 'siteLinks') return <SiteLinksPreview body={body} />
  if (body.kind === 'shopSettings') return <SettingsPreview body={body} />
  return 'sections' in body && body.kind !== 'homePage' ? <TextPagePreview body={body} /> : null
}

function previewWordsOf({ kind }: Content) {
  if (kind === 'categoryMenu') return { ...staffMenus.preview, text: staffMenus.previewWide }
  return kind === 'siteLinks' || kind === 'shopSettings'
    ? staffMenus.preview
    : staffTextPages.preview
}
