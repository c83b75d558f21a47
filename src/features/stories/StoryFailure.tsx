import type { Failure } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { ui } from '#i18n/fa/ui.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { Button } from '#src/ui/Button.tsx'

/** Shown instead of an item that could not be loaded; the sides of the stage stay usable. */
export function StoryFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <div role="alert" className={box}>
      <p className={css({ textStyle: 'h3' })}>{home.story.failed}</p>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{failureText(failure)}</p>
      <Button size="sm" icon="refresh" onClick={onRetry}>
        {ui.retry}
      </Button>
      <ReportLink failure={failure} />
    </div>
  )
}

const box = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  padding: '6',
  textAlign: 'center',
  pointerEvents: 'none',
  '& > button': { pointerEvents: 'auto' },
})
