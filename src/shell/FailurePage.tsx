import { css } from '#styled/css/index.js'
import { failures } from '#i18n/fa/failures.ts'
import type { PageFailure } from '#src/lib/failure.ts'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Head } from '#src/ui/Head.tsx'

/** The page in place of one that cannot be shown. Every one of them has a way on. */
export function FailurePage({ failure }: { failure: PageFailure }) {
  const text = textOf(failure)
  return (
    <div className={page}>
      <Head title={text.title} index={false} />
      <EmptyState
        as="h1"
        scene={<ArcadeScene />}
        title={text.title}
        text={text.text}
        actions={failure.status === 404 ? <NotFoundActions /> : <BrokenActions />}
      />
    </div>
  )
}

function textOf({ status, code }: PageFailure): { title: string; text: string } {
  if (code === 'product_not_found' || code === 'category_not_found') return failures.productNotFound
  if (status === 404) return failures.notFound
  if (status >= 500) return failures.server
  return failures.other
}

function NotFoundActions() {
  return (
    <>
      <ButtonLink href="/" icon="home">
        {failures.toHome}
      </ButtonLink>
      <ButtonLink href="/productlist/mobile" look="line">
        {failures.toPhones}
      </ButtonLink>
    </>
  )
}

function BrokenActions() {
  const goBack = () => (history.length > 1 ? history.back() : location.assign('/'))
  return (
    <>
      <Button icon="refresh" onClick={() => location.reload()}>
        {failures.retry}
      </Button>
      <Button look="line" onClick={goBack}>
        {failures.back}
      </Button>
      <ButtonLink href="/" look="ghost" icon="home">
        {failures.toHome}
      </ButtonLink>
    </>
  )
}

const page = css({ paddingBlock: { base: '8', md: '10' } })
