import { css } from '#styled/css/index.js'
import { studio } from '#i18n/fa/studio.ts'
import { number } from '#src/lib/format.ts'
import { Code } from './Code.tsx'
import { MachineAnchor } from './MachineAnchor.tsx'
import type { Search } from './use-search.ts'

type Props = Pick<Search, 'text' | 'elsewhere'> & { onChoose: (id: string) => void }

/** In which other machines the text occurs as well, and how often; each opens with the same search. */
export function FoundElsewhere({ text, elsewhere, onChoose }: Props) {
  return (
    <nav aria-label={studio.foundElsewhere} className={row}>
      <output>{elsewhere.length > 0 && studio.elsewhere(number(elsewhere.length))}</output>
      <ul className={list}>
        {elsewhere.map(({ id, count }) => (
          <li key={id}>
            <MachineAnchor machine={id} search={text} className={link} onChoose={onChoose}>
              <Code>{id}</Code> {number(count)}
            </MachineAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Below the whole of the header's row, whatever stands beside the field. */
const row = css({
  order: '1',
  flexBasis: 'full',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
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
