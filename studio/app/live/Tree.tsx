import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { partsOf, type Part } from './changes.ts'

type Props = Omit<Part, 'key'> & { name: string; open?: boolean }

/**
 * An expandable value; its parts are created when first shown. Given a previous value, each part shows what changed.
 */
export function Tree({ name, value, before, change, open = false }: Props) {
  const isLeaf = typeof value !== 'object' || value === null
  const parts = isLeaf ? [] : partsOf(value, before)
  if (parts.length === 0)
    return (
      <p className={line} data-change={change}>
        <span className={key}>{name}:</span>{' '}
        {change === 'changed' && before !== undefined && (
          <>
            <del className={old}>{shortText(before.value)}</del>{' '}
          </>
        )}
        {isLeaf ? textOf(value) : Array.isArray(value) ? '[]' : '{}'}
        <Mark change={change} />
      </p>
    )
  return (
    <details open={open} className={branch}>
      <summary className={line} data-change={change}>
        <span className={key}>{name}</span> {Array.isArray(value) ? `[${value.length}]` : ''}
        <Mark change={change} />
      </summary>
      <div className={inner}>
        {parts.map(({ key, ...part }) => (
          <Tree key={key} name={key} {...part} />
        ))}
      </div>
    </details>
  )
}

function Mark({ change }: Pick<Part, 'change'>) {
  return change === undefined ? null : <span className={mark}>{words.changes[change]}</span>
}

const textOf = (value: unknown) => JSON.stringify(value) ?? 'undefined'

/** A previous value, shortened to fit in a line. */
function shortText(value: unknown): string {
  const text = textOf(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const line = css({
  lineHeight: '24px',
  overflowWrap: 'anywhere',
  '&[data-change]': { bg: 'warn-soft' },
  '&[data-change=removed]': { textDecoration: 'line-through' },
})
const key = css({ color: 'brand-text' })
const old = css({ color: 'text-2' })
const mark = css({
  display: 'inline-block',
  marginInlineStart: '2',
  textStyle: 'caption',
  color: 'warn-text',
})
const branch = css({ '& > summary': { cursor: 'pointer' } })
const inner = css({ paddingInlineStart: '4', borderInlineStart: '1px solid {colors.border}' })
