import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { ButtonLink } from '#src/ui/Button.tsx'
import { DaySpanFields, useDaySpan } from './DaySpan.tsx'
import type { Days } from './days.ts'

const words = staff.lists.days

type Props = Days & {
  formId: string
  /** The URL of the list between two days; null: without a limit. */
  href: (days: Days) => string
  onApply: () => void
}

/** Narrows a list down to a span of Persian days; the panel that it is in has the button that sends it. */
export function DaysFilter({ formId, from, to, href, onApply }: Props) {
  const [, navigate] = useLocation()
  const span = useDaySpan({ from: from ?? '', to: to ?? '' })
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (!span.check()) return
    const days = { from: span.from || null, to: span.to || null }
    if (days.from !== from || days.to !== to) navigate(href(days))
    onApply()
  }
  return (
    <form id={formId} aria-label={words.title} className={row} onSubmit={apply}>
      <DaySpanFields span={span} words={words} hints={{ from: words.hint, to: words.hint }} />
      {(from !== null || to !== null) && (
        <ButtonLink look="line" className={end} href={href({ from: null, to: null })}>
          {words.clear}
        </ButtonLink>
      )}
    </form>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: '3',
})
const end = css({ justifySelf: 'start', gridColumn: '1 / -1' })
