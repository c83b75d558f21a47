import { css } from '#styled/css/index.js'
import { studio } from '#studio/words/studio.ts'
import { number } from '#studio/words/digits.ts'
import { Code } from './Code.tsx'
import { MachineAnchor } from './MachineAnchor.tsx'
import type { Elsewhere, Search } from './use-search.ts'

type Props = Pick<Search, 'text' | 'elsewhere'> & {
  /** Whether the shown chart matches, too. */
  isHere: boolean
  onChoose: (found: Elsewhere) => void
}

/** The other machines that match a search, with the number of matches; each opens with the same search. */
export function FoundElsewhere({ text, isHere, elsewhere, onChoose }: Props) {
  const count = number(elsewhere.length)
  return (
    <nav
      aria-label={studio.foundElsewhere}
      className={row}
      data-empty={elsewhere.length === 0 || undefined}
    >
      <output>
        {elsewhere.length > 0 && (isHere ? studio.elsewhereToo(count) : studio.elsewhere(count))}
      </output>
      <ul className={list}>
        {elsewhere.map((found) => (
          <li key={found.id}>
            <MachineAnchor
              machine={found.id}
              search={text}
              className={link}
              onChoose={() => onChoose(found)}
            >
              <Code>{found.id}</Code> {number(found.count)}
            </MachineAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const row = css({
  position: 'absolute',
  zIndex: '1',
  insetBlockStart: 'full',
  insetInlineStart: '0',
  visibility: 'hidden',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  width: 'max-content',
  maxWidth: 'min(720px, 100vw - 32px)',
  paddingBlock: '1',
  paddingInline: '3',
  borderRadius: 'md',
  border: '1px solid',
  borderColor: 'border',
  bg: 'surface',
  textStyle: 'small',
  color: 'text-2',
})
const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: '28px',
  color: 'brand-text',
  _hover: { textDecoration: 'underline' },
})
