import { useEffect, useRef } from 'react'
import { css } from '#styled/css/index.js'
import { digits, separator } from '#studio/words/digits.ts'
import { studio } from '#studio/words/studio.ts'
import { Icon, IconButton } from '#studio/shop/ui.ts'
import { FoundElsewhere } from './FoundElsewhere.tsx'
import { isTyping } from './is-typing.ts'
import type { Elsewhere, Search } from './use-search.ts'

type Props = {
  search: Search
  /** Opens another chart with the same search, at a state or a transition. */
  onChooseMachine: (id: string, at: string) => void
}

/**
 * Finds states and transitions of the shown chart, and lists the other charts that match; / focuses it, Enter moves to
 * the next match, in another chart if this one has none.
 */
export function SearchField({ search, onChooseMachine }: Props) {
  const { text, setText, count, move, elsewhere } = search
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
  const goTo = ({ id, first }: Elsewhere) => {
    onChooseMachine(id, first)
    field.current?.focus()
  }
  const goOn = (by: 1 | -1) => {
    const [first] = elsewhere
    if (count === 0 && first !== undefined) goTo(first)
    else move(by)
  }
  return (
    <div className={place}>
      <search className={searchBox}>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          // Without a text, `auto` would put the hint at the left in Persian, too.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={studio.searchHint}
          aria-label={studio.search}
          className={input}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && goOn(event.shiftKey ? -1 : 1)}
        />
        <output className={places} title={said(search)}>
          {said(search)}
        </output>
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
      <FoundElsewhere text={text} isHere={count > 0} elsewhere={elsewhere} onChoose={goTo} />
    </div>
  )
}

/** Where the text was found, and in which name's source if the chart itself does not show it. */
function said({ text, place, count, hit, elsewhere }: Search): string {
  if (text.trim() === '') return ''
  if (count === 0) return elsewhere.length > 0 ? studio.notHere : studio.notFound
  const found = studio.found(digits(place + 1), digits(count))
  if (hit === undefined || hit.by === 'name') return found
  const { rule } = hit
  return `${found}${separator()}${rule === null ? studio.inText : studio.inRule[rule.kind](rule.name)}`
}

/** The other charts open below the field, over the page, while the focus is inside. */
const place = css({
  position: 'relative',
  order: { base: '1', sm: '0' },
  flex: { base: '1 0 100%', sm: '1 1 280px' },
  minWidth: '0',
  maxWidth: { sm: '480px' },
  marginBlockEnd: { base: '1', sm: '0' },
  '&:focus-within > nav:not([data-empty]), & > nav:hover': { visibility: 'visible' },
})
const searchBox = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInlineStart: '3',
  borderRadius: 'md',
  bg: 'bg-sunken',
  color: 'text-2',
  // The outline follows the rounded ends of the bar.
  '&:has(input:focus-visible)': { outline: '3px solid {colors.focus}' },
})
const input = css({
  flex: '1',
  minWidth: '0',
  height: 'tap',
  bg: 'transparent',
  color: 'text',
  _focusVisible: { outline: 'none' },
})
const places = css({
  maxWidth: { base: '96px', sm: '60%' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textStyle: 'caption',
  whiteSpace: 'nowrap',
})
