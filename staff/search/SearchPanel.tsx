import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { staffSearch as words } from '#i18n/fa/staff-search.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf } from '#machines/kernel/problem.ts'
import { css, cx } from '#styled/css/index.js'
import { searchQuery } from '#staff/app/queries.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { number } from '#src/lib/format.ts'
import { usePaused } from '#src/lib/use-paused.ts'
import { Button } from '#src/ui/Button.tsx'
import { control } from '#src/ui/Field.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { findingsOf, type Finding } from './findings.tsx'
import { sectionsFound } from './sections-found.ts'
import { FindingList } from './FindingList.tsx'

const shortest = 2

type Props = { member: Schemas['StaffMember']; onClose: () => void }

/** One field over orders, customers, products, tickets and sections, with what it finds while somebody types. */
export function SearchPanel({ member, onClose }: Props) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  // The dialog gave the focus to its title if it opened before this was loaded.
  useEffect(() => box.current?.focus(), [])
  const text = typed.trim()
  const asked = usePaused(text)
  const isAsked = asked.length >= shortest && text.length >= shortest
  const found = useQuery({ ...searchQuery(useApi(), asked), enabled: isAsked })
  const data = isAsked ? found.data : undefined
  const isSettled = data !== undefined && !found.isPlaceholderData && asked === text
  const groups = data === undefined ? [] : [sectionsFound(member, asked), ...findingsOf(data)]
  const findings = groups.flatMap((group) => group.findings)
  const open = ({ href, state }: Finding) => {
    onClose()
    navigate(href, { state })
  }
  const change = (next: string) => {
    setTyped(next)
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const next = neighbor(active, key === 'ArrowDown' ? 1 : -1, findings.length)
      setActive(next)
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
    const chosen = findings[Math.max(active, 0)]
    if (key === 'Enter' && isSettled && chosen !== undefined) open(chosen)
  }
  return (
    <>
      <div className={top}>
        <input
          ref={box}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          maxLength={100}
          aria-label={words.field}
          placeholder={words.placeholder}
          aria-expanded={findings.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          className={cx(control, field)}
          value={typed}
          onKeyDown={press}
          onChange={({ target }) => change(target.value)}
        />
        {typed !== '' && (
          <Button look="ghost" size="sm" aria-label={words.clear} onClick={() => change('')}>
            {words.clearShort}
          </Button>
        )}
      </div>
      <p role="status" className={css({ srOnly: true })}>
        {isSettled ? words.found(number(findings.length)) : ''}
      </p>
      {text.length < shortest && <p className={hint}>{words.hint}</p>}
      {isAsked && found.isLoadingError && (
        <Retry text={failureText(failureOf(found.error))} onRetry={() => void found.refetch()} />
      )}
      {text.length >= shortest && data === undefined && !found.isLoadingError && (
        <Skeleton height="240px" radius="16px" />
      )}
      {!found.isLoadingError && isSettled && findings.length === 0 && (
        <div className={none}>
          <h3 className={css({ textStyle: 'label' })}>{words.none(asked)}</h3>
          <p className={hint}>
            {words.noneText(groups.map(({ name }) => words.groups[name]).join('، '))}
          </p>
        </div>
      )}
      {!found.isLoadingError && (
        <FindingList
          id={listId}
          groups={groups}
          active={active}
          isStale={!isSettled}
          onOpen={open}
        />
      )}
    </>
  )
}

/** The next finding in a circle that includes the field itself, which is -1. */
const neighbor = (active: number, step: number, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

const top = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: '1',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '1',
  bg: 'surface',
})
const field = css({ flex: '1', minWidth: '0', textOverflow: 'ellipsis' })
const hint = css({ paddingBlock: '3', textStyle: 'small', color: 'text-2' })
const none = css({ paddingBlock: '6', textAlign: 'center' })
