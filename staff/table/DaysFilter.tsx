import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { tehranDay } from '#domain/day.ts'
import { staff } from '#i18n/fa/staff.ts'
import { css } from '#styled/css/index.js'
import { serverNow } from '#src/lib/clock.ts'
import { fromIso } from '#src/lib/persian-date.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { DateField } from '#src/ui/DateField.tsx'

const words = staff.lists.days
/** The shop is not older. */
const firstDay = '2020-03-20'

type Days = { from: string | null; to: string | null }
type Props = Days & {
  /** The URL of the list between two days; null: without a limit. */
  href: (days: Days) => string
}

/** Narrows a list down to a span of Persian days. */
export function DaysFilter({ from, to, href }: Props) {
  const [, navigate] = useLocation()
  const [start, setStart] = useState(from ?? '')
  const [end, setEnd] = useState(to ?? '')
  const [isChecked, setChecked] = useState(false)
  const isWrong = (day: string) => day !== '' && fromIso(day) === null
  const isReversed = !isWrong(start) && !isWrong(end) && start !== '' && end !== '' && end < start
  const span = { minimum: firstDay, maximum: tehranDay(serverNow()) }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isWrong(start) || isWrong(end) || isReversed) return
    navigate(href({ from: start || null, to: end || null }))
  }
  return (
    <form aria-label={words.title} className={row} onSubmit={apply}>
      <DateField
        label={words.from}
        hint={words.hint}
        error={isChecked && isWrong(start) ? words.wrong : undefined}
        isFolded
        value={start}
        {...span}
        onChange={setStart}
        onBlur={() => undefined}
      />
      <DateField
        label={words.to}
        hint={words.hint}
        error={
          isChecked && isWrong(end)
            ? words.wrong
            : isChecked && isReversed
              ? words.reversed
              : undefined
        }
        isFolded
        value={end}
        {...span}
        onChange={setEnd}
        onBlur={() => undefined}
      />
      <div className={buttons}>
        <Button type="submit" look="line">
          {words.apply}
        </Button>
        {(from !== null || to !== null) && (
          <ButtonLink look="line" href={href({ from: null, to: null })}>
            {words.clear}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 260px)) auto' },
  justifyContent: { sm: 'start' },
  alignItems: 'start',
  gap: '3',
  marginBlockEnd: '4',
})
/** Level with the boxes below their labels. */
const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  marginBlockStart: { sm: '24px' },
})
