import { DatePicker } from '@ark-ui/react/date-picker'
import {
  CalendarDate,
  PersianCalendar,
  toCalendar,
  toCalendarDate,
  type DateValue,
} from '@internationalized/date'
import { useState, type Ref } from 'react'
import { tehranDay } from '#domain/day.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { css } from '#styled/css/index.js'
import { calendar as words } from '#i18n/fa/calendar.ts'
import { serverNow } from '#src/lib/clock.ts'
import {
  fromIso,
  inPersian,
  insertSlashes,
  persian,
  readDate,
  toIso,
  written,
} from '#src/lib/persian-date.ts'
import type { FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { Persian } from './Persian.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

type Props = Omit<FieldProps, 'className' | 'quiet'> & {
  ref?: Ref<HTMLInputElement>
  /** An ISO date (Gregorian), or the input if it is no date. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** ISO dates. */
  minimum: string
  maximum: string
  /** The calendar opens at a press, and shows the current month first; otherwise it is always there, for birthdays. */
  isFolded?: boolean
}

/** A date in the Persian calendar, typed as ۱۳۷۰/۰۵/۱۲ or chosen from the calendar below. */
export function DateField(props: Props) {
  const { value, onChange, minimum, maximum, onBlur, isFolded = false, ...field } = props
  const [isOpen, setOpen] = useState(!isFolded)
  const chosen = fromIso(value)
  const isWithin = (date: CalendarDate) => toIso(date) >= minimum && toIso(date) <= maximum
  const [typed, setTyped] = useState(chosen === null ? value : written(chosen))
  const [month, setMonth] = useState<DateValue>(
    chosen ??
      (isFolded
        ? inPersian(nearest(minimum, maximum))
        : new CalendarDate(persian, startingYear, 1, 1)),
  )
  const choose = (date: DateValue | undefined) => {
    if (date === undefined) return
    const day = toCalendarDate(toCalendar(date, persian))
    setTyped(written(day))
    onChange(toIso(day))
    setOpen(!isFolded)
  }
  return (
    <div className={box}>
      <TextField
        {...field}
        inputMode="numeric"
        autoComplete={isFolded ? 'off' : 'bday'}
        end={
          isFolded && (
            <IconButton
              icon="calendar"
              label={words.open}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            />
          )
        }
        ltr
        value={typed}
        onBlur={onBlur}
        onChange={({ target }) => {
          writeSlashes(target)
          const date = readDate(target.value)
          setTyped(target.value)
          onChange(date === null ? target.value : toIso(date))
          if (date !== null && isWithin(date)) setMonth(date)
        }}
      />
      {isOpen && (
        <Persian>
          <DatePicker.Root
            inline
            locale="fa-IR"
            timeZone="Asia/Tehran"
            startOfWeek={6}
            createCalendar={() => new PersianCalendar()}
            value={chosen === null ? [] : [chosen]}
            min={inPersian(minimum)}
            max={inPersian(maximum)}
            focusedValue={month}
            onFocusChange={({ focusedValue }) => setMonth(focusedValue)}
            translations={{ dayCell: ({ valueText }) => valueText }}
            onValueChange={(details) => choose(details.value[0])}
          >
            <DatePicker.Content className={sheet}>
              <DatePicker.View view="day">
                <Month first={inPersian(minimum).year} last={inPersian(maximum).year} />
              </DatePicker.View>
            </DatePicker.Content>
          </DatePicker.Root>
        </Persian>
      )}
    </div>
  )
}

/** Of the days between two ISO dates, the one nearest to today. */
function nearest(minimum: string, maximum: string): string {
  const today = tehranDay(serverNow())
  if (today < minimum) return minimum
  return today > maximum ? maximum : today
}

/** The caret stays behind the digit that was typed. */
function writeSlashes(field: HTMLInputElement): void {
  const text = insertSlashes(field.value)
  if (text === field.value) return
  const caret = insertSlashes(field.value.slice(0, field.selectionStart ?? undefined)).length
  field.value = text
  field.setSelectionRange(caret, caret)
}

/** Where the calendar opens without a date: most customers were born about then. */
const startingYear = 1370

function Month({ first, last }: { first: number; last: number }) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => last - index)
  return (
    <DatePicker.Context>
      {(picker) => (
        <>
          <div className={head}>
            <SelectField
              label={words.month}
              quiet
              value={picker.focusedValue.month}
              options={words.months.map((label, index) => ({ value: index + 1, label }))}
              onChange={({ target }) =>
                picker.setFocusedValue(picker.focusedValue.set({ month: Number(target.value) }))
              }
            />
            <SelectField
              label={words.year}
              quiet
              value={picker.focusedValue.year}
              options={years.map((year) => ({ value: year, label: toPersianDigits(year) }))}
              onChange={({ target }) =>
                picker.setFocusedValue(picker.focusedValue.set({ year: Number(target.value) }))
              }
            />
          </div>
          <DatePicker.Table className={css({ width: 'full', tableLayout: 'fixed' })}>
            <DatePicker.TableHead>
              <DatePicker.TableRow>
                {picker.weekDays.map(({ long, narrow }) => (
                  <DatePicker.TableHeader key={long} aria-label={long} className={weekday}>
                    {narrow}
                  </DatePicker.TableHeader>
                ))}
              </DatePicker.TableRow>
            </DatePicker.TableHead>
            <DatePicker.TableBody>
              {picker.weeks.map((week) => (
                <DatePicker.TableRow key={String(week[0])}>
                  {week.map((day) => (
                    <DatePicker.TableCell key={String(day)} value={day}>
                      <DatePicker.TableCellTrigger className={cell}>
                        {toPersianDigits(day.day)}
                      </DatePicker.TableCellTrigger>
                    </DatePicker.TableCell>
                  ))}
                </DatePicker.TableRow>
              ))}
            </DatePicker.TableBody>
          </DatePicker.Table>
        </>
      )}
    </DatePicker.Context>
  )
}

const box = css({ display: 'grid', gap: '3' })
const sheet = css({
  padding: '3',
  border: '1px solid {colors.border}',
  borderRadius: 'md',
  bg: 'surface',
})
const head = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '2',
  marginBlockEnd: '2',
})
const weekday = css({ height: '32px', textStyle: 'caption', color: 'text-3', fontWeight: '500' })
const cell = css({
  display: 'grid',
  placeItems: 'center',
  width: 'full',
  height: 'tap',
  borderRadius: 'md',
  textStyle: 'ui',
  cursor: 'pointer',
  _hover: { bg: 'surface-2' },
  '&[data-selected]': { bg: 'brand', color: 'on-brand' },
  '&[data-today]': { fontWeight: '700' },
  '&[data-outside-range]': { color: 'text-3' },
  '&[data-disabled]': { color: 'text-disabled', cursor: 'default' },
})
