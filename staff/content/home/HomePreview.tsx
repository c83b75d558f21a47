import { useState, type ReactNode } from 'react'
import { staffHome } from '#i18n/fa/staff-home.ts'
import type { StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css, cx } from '#styled/css/index.js'
import { useIsWide } from '#staff/app/use-is-wide.ts'
import { paths as shopPaths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const words = staffHome.preview
const widths = ['phone', 'desktop'] as const

type Props = {
  content: StaffContent
  /** The form, which stays where it is while the preview is open. */
  children: ReactNode
}

/**
 * The shop's home page with the drafts of the member, in a frame; loaded when it is opened and after every kept change.
 * The phone preview is next to the form on wide screens; otherwise, and for the desktop preview, it opens in a dialog.
 */
export function HomePreview({ content, children }: Props) {
  const [width, setWidth] = useState<(typeof widths)[number] | null>(null)
  const isWide = useIsWide()
  const isBeside = isWide && width === 'phone'
  const shown = (
    <>
      <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.text}</p>
      {isWide && (
        <div role="group" aria-label={words.width} className={row}>
          {widths.map((each) => (
            <Button
              key={each}
              size="sm"
              look={each === width ? 'primary' : 'line'}
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {words[each]}
            </Button>
          ))}
        </div>
      )}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs its cookies and scripts */}
      <iframe
        key={`${content.version} ${content.draft?.saved_at ?? ''}`}
        src={shopPaths.homePreview}
        title={words.title}
        className={frame}
      />
    </>
  )
  return (
    <>
      <div className={css({ marginBlockEnd: '4' })}>
        <Button
          look="line"
          icon="eye"
          aria-expanded={width !== null}
          onClick={() => setWidth(width === null ? 'phone' : null)}
        >
          {width === null ? words.open : words.close}
        </Button>
      </div>
      <div className={cx(columns, isBeside && split)}>
        <div className={css({ minWidth: '0' })}>{children}</div>
        {isBeside && (
          <section aria-label={words.title} className={cx(box, beside)}>
            {shown}
          </section>
        )}
      </div>
      <Dialog
        open={width !== null && !isBeside}
        onClose={() => setWidth(null)}
        title={words.title}
        look="wide"
      >
        <div className={cx(box, over)}>{shown}</div>
      </Dialog>
    </>
  )
}

const columns = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' })
const split = css({ lg: { gridTemplateColumns: 'minmax(0, 1fr) 390px', alignItems: 'start' } })
const box = css({ display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)', gap: '3' })
/** Below the bar of what can be done with the draft. */
const beside = css({ position: 'sticky', insetBlockStart: '104px', height: 'calc(100vh - 120px)' })
const over = css({ height: { base: 'calc(100dvh - 96px)', md: 'full' } })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const frame = css({
  gridRow: '3',
  width: 'full',
  height: 'full',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'lg',
  bg: 'bg',
})
