import type { MouseEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { css } from '#styled/css/index.js'
import { callFailures, failures } from '#i18n/fa/failures.ts'
import type { PageFailure } from '#src/lib/failure.ts'
import { paths } from '#src/lib/paths.ts'
import { useWhenOnline } from '#src/lib/use-when-online.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { button, ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { toast } from '#src/ui/toast.ts'

/** Shown in place of a page that failed. Offers a way forward, with or without scripts. */
export function FailurePage({ failure }: { failure: PageFailure }) {
  const text = textOf(failure)
  return (
    <div className={page}>
      {text === failures.network && <ReloadWhenOnline />}
      <Head title={text.title} index={false} />
      <EmptyState
        as="h1"
        scene={<ArcadeScene />}
        title={text.title}
        text={text.text}
        actions={
          failure.status === 404 ? (
            <NotFoundActions failure={failure} />
          ) : (
            <BrokenActions failure={failure} />
          )
        }
      />
    </div>
  )
}

function ReloadWhenOnline() {
  useWhenOnline(() => location.reload(), null)
  return null
}

function textOf({ status, code }: PageFailure): { title: string; text: string } {
  const thing = missingThing(code)
  if (thing !== null) return thing.text
  if (status === 404) return failures.notFound
  if (code === 'network' || code === 'timeout') return failures.network
  if (status >= 500) return failures.server
  return failures.other
}

function NotFoundActions({ failure: { code } }: { failure: PageFailure }) {
  return (
    <>
      <ButtonLink href={paths.home} icon="home">
        {failures.toHome}
      </ButtonLink>
      <ButtonLink {...(missingThing(code)?.list ?? phones)} look="line" />
    </>
  )
}

const phones = { href: paths.productList('mobile'), children: failures.toPhones }

/** What is said about each thing that does not exist, and the list that it would be in. */
const missing = {
  product_not_found: { text: failures.productNotFound, list: phones },
  category_not_found: { text: failures.productNotFound, list: phones },
  order_not_found: {
    text: failures.orderNotFound,
    list: { href: paths.orders, children: failures.toOrders },
  },
  ticket_not_found: {
    text: failures.ticketNotFound,
    list: { href: paths.tickets, children: failures.toTickets },
  },
  article_not_found: {
    text: failures.articleNotFound,
    list: { href: paths.articles, children: failures.toArticles },
  },
}

const isKnown = (code: string): code is keyof typeof missing => Object.hasOwn(missing, code)

const missingThing = (code = '') => (isKnown(code) ? missing[code] : null)

/** Plain links, since the script itself may be broken. Without history, back leads to the home page. */
function BrokenActions({ failure }: { failure: PageFailure }) {
  const [path] = useLocation()
  const search = useSearch()
  const goBack = (event: MouseEvent) => {
    if (history.length <= 1) return
    event.preventDefault()
    history.back()
  }
  return (
    <>
      <a href={path + (search && `?${search}`)} className={button({})} onClick={stayOffline}>
        <Icon name="refresh" size={20} />
        {failures.retry}
      </a>
      <a href={paths.home} className={button({ look: 'line' })} onClick={goBack}>
        {failures.back}
      </a>
      <a href={paths.home} className={button({ look: 'ghost' })}>
        <Icon name="home" size={20} />
        {failures.toHome}
      </a>
      <ReportLink failure={failure} />
    </>
  )
}

/** Without a network a reload would show the browser's own error page. */
function stayOffline(event: MouseEvent): void {
  if (navigator.onLine) return
  event.preventDefault()
  toast({ text: callFailures.network, tone: 'error' })
}

const page = css({ paddingBlock: { base: '8', md: '10' } })
