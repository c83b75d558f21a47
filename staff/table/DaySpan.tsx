import { useState } from 'react'
import { tehranDay } from '#domain/day.ts'
import { serverNow } from '#src/lib/clock.ts'
import { fromIso } from '#src/lib/persian-date.ts'
import { DateField } from '#src/ui/DateField.tsx'

/** The shop is not older. */
const firstDay = '2020-03-20'

const bounds = () => ({ minimum: firstDay, maximum: tehranDay(serverNow()) })

/** Two days of which the second does not come before the first, as they are typed; empty for an end without a limit. */
export function useDaySpan(first: { from: string; to: string }, { isNeeded = false } = {}) {
  const [from, setFrom] = useState(first.from)
  const [to, setTo] = useState(first.to)
  const [isChecked, setChecked] = useState(false)
  const isWrong = (day: string) => {
    if (day === '') return isNeeded
    return fromIso(day) === null || day < firstDay || isFuture(day)
  }
  const faultOf = (day: string) =>
    isWrong(day) ? (isFuture(day) ? ('future' as const) : ('wrong' as const)) : null
  const isReversed = !isWrong(from) && !isWrong(to) && from !== '' && to !== '' && to < from
  const isRight = !isWrong(from) && !isWrong(to) && !isReversed
  return {
    from,
    to,
    setFrom,
    setTo,
    /** What the fields say once they were checked. */
    faults: {
      from: isChecked ? faultOf(from) : null,
      to: isChecked ? (faultOf(to) ?? (isReversed ? ('reversed' as const) : null)) : null,
    },
    /** Whether the days can be used; from then on the fields say what is wrong with them. */
    check: () => {
      setChecked(true)
      return isRight
    },
  }
}

const isFuture = (day: string) => fromIso(day) !== null && day > bounds().maximum

type Words = { from: string; to: string; wrong: string; future: string; reversed: string }
type Props = {
  span: ReturnType<typeof useDaySpan>
  words: Words
  hints: { from: string; to?: string }
}

/** The fields of a span of Persian days. */
export function DaySpanFields({ span, words, hints }: Props) {
  return (['from', 'to'] as const).map((end) => {
    const fault = span.faults[end]
    return (
      <DateField
        key={end}
        label={words[end]}
        hint={hints[end]}
        error={fault === null ? undefined : words[fault]}
        isFolded
        value={span[end]}
        {...bounds()}
        onChange={end === 'from' ? span.setFrom : span.setTo}
      />
    )
  })
}
