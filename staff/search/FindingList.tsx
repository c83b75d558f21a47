import { Link } from 'wouter'
import { staffSearch as words } from '#i18n/fa/staff-search.ts'
import { css, cx } from '#styled/css/index.js'
import type { Finding, Group } from './findings.tsx'

type Props = {
  id: string
  groups: readonly Group[]
  /** Index of the finding that is active by keyboard, or -1. */
  active: number
  /** They belong to the previous search. */
  isStale: boolean
  onOpen: (finding: Finding) => void
}

/** What was found, in groups. */
export function FindingList({ id, groups, active, isStale, onOpen }: Props) {
  const filled = groups.filter(({ findings }) => findings.length > 0)
  const all = filled.flatMap(({ findings }) => findings)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.results}
      aria-busy={isStale && all.length > 0}
      className={cx(list, isStale && faded)}
    >
      {filled.map(({ name, findings }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={head}>
            {words.groups[name]}
            {name === 'customers' && ` (${words.recorded})`}
          </div>
          {findings.map((finding) => {
            const index = all.indexOf(finding)
            return (
              <Link
                key={finding.key}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={finding.href}
                className={row}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onOpen(finding)
                }}
              >
                <span className={css({ minWidth: '0', flex: '1' })}>
                  <span className={title}>{finding.title}</span>
                  <span className={facts}>{finding.facts}</span>
                </span>
                {finding.badge}
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const list = css({ display: 'grid', gap: '3', paddingBlockStart: '2' })
const faded = css({ opacity: '.6' })
const head = css({ paddingInline: '2', textStyle: 'caption', color: 'text-3' })
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '56px',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'sm',
  scrollMarginBlock: '64px',
  _hover: { bg: 'surface-2' },
  '&[aria-selected=true]': { bg: 'brand-soft' },
})
const title = css({ display: 'block', textStyle: 'label', lineClamp: '2' })
const facts = css({ display: 'block', textStyle: 'small', color: 'text-2' })
