import { staffRequests } from '#i18n/fa/staff-requests.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Moment } from '#staff/app/Moment.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { Badge } from '#src/ui/Badge.tsx'

const words = staffRequests.request

/** What staff wrote about a request, oldest first. */
export function RequestEntries({ entries }: { entries: Schemas['RequestEntry'][] }) {
  return (
    <Panel title={words.history}>
      {entries.length === 0 && (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.noHistory}</p>
      )}
      <ol className={css({ display: 'grid', gap: '4' })} aria-label={words.history}>
        {entries.map((entry) => (
          <li key={entry.id} className={css({ display: 'grid', gap: '1', justifyItems: 'start' })}>
            <Badge tone={entry.kind === 'answer' ? 'brand' : 'neutral'}>
              {words.entries[entry.kind]}
            </Badge>
            <p className={text}>{entry.text}</p>
            <span className={css({ textStyle: 'small', color: 'text-2' })}>
              {fullName(entry)}، <Moment at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const text = css({ textStyle: 'body', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
