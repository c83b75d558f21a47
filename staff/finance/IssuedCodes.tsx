import { useEffect } from 'react'
import { parseToman } from '#domain/digits.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { css } from '#styled/css/index.js'
import { Button, button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { Copyable } from './Copyable.tsx'

const words = staffFinance.move.issued

type Props = {
  codes: readonly string[]
  /** The input: the amount of a card in tomans, and its days, which may be left out. */
  amount: string
  days: string
  isWarned: boolean
  onKept: () => void
}

/** The codes of gift cards that were issued, which nobody can read again. Leaving the page asks first, too. */
export function IssuedCodes({ codes, amount, days, isWarned, onKept }: Props) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <div className={stack}>
      <Note tone="warn">{words.about}</Note>
      <ul aria-label={words.list} className={list}>
        {codes.map((code) => (
          <li key={code}>
            <Copyable label={words.code} text={code} shown={code} ltr />
          </li>
        ))}
      </ul>
      {isWarned && (
        <Note tone="danger" role="alert">
          {words.notKept}
        </Note>
      )}
      <div className={foot}>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(sheetOf(codes, amount, days))}`}
          download="gift-cards.csv"
          className={button({})}
        >
          <Icon name="article" size={20} />
          {words.download}
        </a>
        <Button look="line" onClick={onKept}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}

function sheetOf(codes: readonly string[], amount: string, days: string): string {
  const { sheet } = words
  const worth = [String(parseToman(amount) ?? ''), String(parseToman(days) ?? sheet.endless)]
  const rows = [[sheet.code, sheet.amount, sheet.days], ...codes.map((code) => [code, ...worth])]
  return `\uFEFF${rows.map((row) => `${row.join(',')}\r\n`).join('')}`
}

const stack = css({ display: 'grid', gap: '4', textStyle: 'body' })
const list = css({ display: 'grid', gap: '2', maxBlockSize: '320px', overflowY: 'auto' })
const foot = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
