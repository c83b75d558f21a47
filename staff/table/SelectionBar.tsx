import { useRef, type ReactNode } from 'react'
import { cva } from '#styled/css/index.js'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'

type Props = {
  words: {
    label: string
    none: string
    some: (count: string) => string
    /** All results of the filter. */
    all?: (count: string) => string
    full: (count: string) => string
    clear: string
  }
  /** How many rows are selected, on all pages. */
  selected: number
  most: number
  /** They are all results of the filter. */
  isAll?: boolean
  onClear: () => void
  /** What can be done now. */
  children: ReactNode
}

/** How many rows of a list are selected, and what can be done with them. */
export function SelectionBar(props: Props) {
  const { words, selected, most, isAll = false, onClear, children } = props
  const place = useRef<HTMLDivElement>(null)
  const some = (isAll && words.all) || words.some
  const clear = () => {
    place.current?.focus()
    onClear()
  }
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={words.label}
      className={bar({ isEmpty: selected === 0 })}
    >
      <p role="status" className={text({ isEmpty: selected === 0 })}>
        {selected === 0 ? words.none : some(number(selected))}
        {selected === most && !isAll && ` ${words.full(number(most))}`}
      </p>
      {children}
      {selected > 0 && (
        <Button look="ghost" size="sm" icon="close" onClick={clear}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}

const bar = cva({
  base: { display: 'flex', alignItems: 'center', columnGap: '3', rowGap: '2' },
  variants: {
    isEmpty: {
      // An empty bar takes little height on phones.
      true: {
        flexWrap: { sm: 'wrap' },
        overflowX: { base: 'auto', sm: 'visible' },
        paddingBlock: { base: '3px', sm: '0' },
        scrollbarWidth: 'none',
        marginBlockEnd: { base: '2', sm: '3' },
      },
      false: { flexWrap: 'wrap', marginBlockEnd: '3' },
    },
  },
})
const text = cva({
  base: { textStyle: 'small', color: 'text-2' },
  variants: { isEmpty: { true: { srOnly: { base: true, sm: false } } } },
})
