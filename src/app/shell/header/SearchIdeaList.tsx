import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import { paths } from '#src/lib/paths.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'
import { forgetSearches } from './recent-searches.ts'
import { searchPanel } from './search-panel.ts'
import type { SearchIdeas } from './use-search-ideas.ts'

type Props = {
  id: string
  ideas: SearchIdeas
  /** Index of the idea that is active by keyboard, recent ones first, or -1. */
  active: number
  onChoose: (text: string) => void
}

/** What to search for while the field is empty. */
export function SearchIdeaList({ id, ideas: { recent, popular }, active, onChoose }: Props) {
  const words = shell.search
  return (
    <div className={searchPanel}>
      <div id={id} role="listbox" aria-label={words.ideas}>
        <Group
          id={`${id}-recent`}
          name={words.recent}
          icon="clock"
          texts={recent}
          first={0}
          {...{ listId: id, active, onChoose }}
        />
        <Group
          id={`${id}-popular`}
          name={words.popular}
          icon="search"
          texts={popular}
          first={recent.length}
          {...{ listId: id, active, onChoose }}
        />
      </div>
      {recent.length > 0 && (
        <Button
          look="ghost"
          size="sm"
          onMouseDown={(event) => event.preventDefault()}
          onClick={forgetSearches}
        >
          {words.forget}
        </Button>
      )}
    </div>
  )
}

type GroupProps = Pick<Props, 'active' | 'onChoose'> & {
  id: string
  listId: string
  name: string
  icon: IconName
  texts: readonly string[]
  /** Index of its first text among all. */
  first: number
}

function Group({ id, listId, name, icon, texts, first, active, onChoose }: GroupProps) {
  if (texts.length === 0) return null
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <p id={id} className={title}>
        <Icon name={icon} size={18} />
        {name}
      </p>
      <div className={chips}>
        {texts.map((text, index) => (
          <Link
            key={text}
            id={`${listId}-${first + index}`}
            role="option"
            aria-selected={first + index === active}
            tabIndex={-1}
            href={paths.search(text)}
            className={chip}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              event.preventDefault()
              onChoose(text)
            }}
          >
            <span>
              <Bdi>{text}</Bdi>
            </span>
          </Link>
        ))}
      </div>
    </div>
  )
}

const group = css({ padding: '2' })
const title = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'label',
  color: 'text-2',
  marginBlockEnd: '2',
})
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  maxWidth: 'full',
  paddingInline: '4',
  borderRadius: 'full',
  border: '1px solid {colors.border}',
  textStyle: 'ui',
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'border-strong' },
  '&[aria-selected=true]': { bg: 'brand-soft', borderColor: 'brand' },
})
