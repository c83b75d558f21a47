import { staffActions } from '#i18n/fa/staff-actions.ts'
import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Moment } from '#staff/app/Moment.tsx'
import { fullName } from '#staff/app/full-name.ts'
import { actionName, changesOf, reasonText } from './action-text.ts'

/** What staff did with one thing, newest first. */
export function ActionList({ actions }: { actions: readonly Schemas['StaffAction'][] }) {
  return (
    <ul className={list}>
      {actions.map((action) => (
        <li key={action.id} className={entry}>
          <span className={css({ textStyle: 'label' })}>{actionName(action)}</span>
          {changesOf(action).map((change) => (
            <span key={change}>
              <Bdi>{change}</Bdi>
            </span>
          ))}
          {action.reason !== null && (
            <span>{staffActions.reason(reasonText(action.action, action.reason))}</span>
          )}
          <span className={css({ textStyle: 'small', color: 'text-2' })}>
            {fullName(action)}، <Moment at={action.at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const list = css({ display: 'grid', gap: '4' })
const entry = css({ display: 'grid', gap: '1', overflowWrap: 'anywhere' })
