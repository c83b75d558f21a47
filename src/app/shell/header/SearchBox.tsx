import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useShop } from '#src/lib/ShopContext.tsx'
import { toPersianDigits } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { rememberSearch } from './recent-searches.ts'
import { useRememberedSearch } from './use-remembered-search.ts'
import { useSearchIdeas } from './use-search-ideas.ts'
import { useSuggestions } from './use-suggestions.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { paths } from '#src/lib/paths.ts'
import { pricedPath } from '#src/goods/card-product.ts'

const words = shell.search
const SearchIdeaList = lazyPart(() => import('./SearchIdeaList.tsx').then((m) => m.SearchIdeaList))
const SuggestionList = lazyPart(() => import('./SuggestionList.tsx').then((m) => m.SuggestionList))

/** The search with suggestions while typing. Before hydration it is a plain form that submits to the list. */
export function SearchBox() {
  const shop = useShop()
  const [, navigate] = useLocation()
  const searched = new URLSearchParams(useSearch()).get('search') ?? ''
  const [text, setText] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const box = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const typed = text ?? searched
  const suggestions = useSuggestions(open ? typed : '')
  const { products, isPartial, settled, failed, isOffline, retry } = suggestions
  const ideas = useSearchIdeas(open && isBlank(typed))
  const texts = [...ideas.recent, ...ideas.popular]
  const shown = open && (products.length > 0 || settled || failed)
  const remember = useRememberedSearch()

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const go = (address: string) => {
    close()
    setText(null)
    input.current?.blur()
    navigate(address)
  }
  const search = (text: string) => {
    remember(text)
    go(paths.search(text))
  }
  const choose = (address: string) => {
    // A half-typed word must not be suggested to others.
    rememberSearch(typed.trim())
    go(address)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const product = products[active]
    const text = texts[active] ?? typed.trim()
    if (product !== undefined) choose(pricedPath(product.slug, product.price))
    else if (text !== '') search(text)
    else input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Browsers would empty the field, and so open the panel again.
      event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    setActive(neighbor(active, event.key === 'ArrowDown' ? 1 : -1, products.length + texts.length))
  }
  return (
    <search className={outer}>
      <form
        ref={box}
        action={paths.products}
        className={form}
        onSubmit={submit}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      >
        <button type="submit" className={loupe} aria-label={words.submit} tabIndex={-1}>
          <Icon name="search" />
        </button>
        <input
          ref={input}
          name="search"
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          className={field}
          aria-label={words.label}
          placeholder={words.placeholder(shop.name)}
          aria-expanded={shown || texts.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={typed}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
        />
        <input type="hidden" name="ordering" value="relevance" />
        {typed !== '' && (
          <IconButton
            icon="close"
            label={words.clear}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          />
        )}
        {shown && (
          <SuggestionList
            id={listId}
            text={typed.trim()}
            products={products}
            isPartial={isPartial}
            active={active}
            failed={failed}
            isOffline={isOffline}
            onRetry={retry}
            onChoose={choose}
          />
        )}
        {texts.length > 0 && (
          <SearchIdeaList id={listId} ideas={ideas} active={active} onChoose={search} />
        )}
        <span role="status" className={css({ srOnly: true })}>
          {shown && isPartial && words.partial}{' '}
          {shown && settled && words.found(toPersianDigits(products.length))}
        </span>
      </form>
    </search>
  )
}

/** The next suggestion in a circle that includes the field itself, which is -1. */
function neighbor(active: number, step: number, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

const outer = css({ flex: '1', maxWidth: { md: '600px' }, minWidth: '0' })
const form = css({
  position: { base: 'static', md: 'relative' },
  display: 'flex',
  alignItems: 'center',
  height: '48px',
  borderRadius: 'md',
  bg: 'bg-sunken',
  _focusWithin: { outline: '2px solid {colors.brand}' },
})
const loupe = css({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: 'full',
  color: 'text-2',
  cursor: 'pointer',
})
const field = css({
  flex: '1',
  minWidth: '0',
  height: 'full',
  outline: 'none',
  bg: 'transparent',
  fontSize: { base: '16px', md: '14px' },
  fontWeight: '500',
  textOverflow: 'ellipsis',
  '&::placeholder': { fontSize: 'min(1em, max(16px, 4.5vw))' },
  '&::-webkit-search-cancel-button': { display: 'none' },
})
