import { useEffect, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { toPersianDigits } from '#domain/digits.ts'
import { studio } from '#i18n/fa/studio.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { FoundElsewhere } from './FoundElsewhere.tsx'
import { isTyping } from './is-typing.ts'
import type { Search } from './use-search.ts'

type Props = {
  search: Search
  /** Opens another chart, in which the same is looked for. */
  onChooseMachine: (id: string) => void
}

/**
 * Finds states and events of the shown chart, and says which other charts have them; the key / leads here, Enter to
 * the next one.
 */
export function SearchField({ search, onChooseMachine }: Props) {
  const { text, setText, count, place, move, elsewhere } = search
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <search className={searchBox}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          dir="auto"
          value={text}
          placeholder={studio.searchHint}
          aria-label={studio.search}
          className={input}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && move(event.shiftKey ? -1 : 1)}
        />
        <output className={places}>{said(text, place, count)}</output>
        <IconButton
          icon="caret-up"
          label={studio.previous}
          disabled={count < 2}
          onClick={() => move(-1)}
        />
        <IconButton
          icon="caret-down"
          label={studio.next}
          disabled={count < 2}
          onClick={() => move(1)}
        />
      </search>
      <FoundElsewhere
        text={text}
        elsewhere={elsewhere}
        onChoose={(id) => {
          onChooseMachine(id)
          field.current?.focus()
        }}
      />
    </>
  )
}

function said(text: string, place: number, count: number): string {
  if (text.trim() === '') return ''
  return count === 0
    ? studio.notFound
    : studio.found(toPersianDigits(place + 1), toPersianDigits(count))
}

const searchBox = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flex: '1',
  maxWidth: '480px',
  paddingInlineStart: '3',
  borderRadius: 'md',
  bg: 'bg-sunken',
  color: 'text-2',
})
const input = css({ flex: '1', minWidth: '0', height: 'tap', bg: 'transparent', color: 'text' })
const places = css({ textStyle: 'caption', whiteSpace: 'nowrap' })
