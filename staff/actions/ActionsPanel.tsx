import type { Schemas } from '#machines/api/client.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { ActionList } from './ActionList.tsx'

type Props = {
  title: string
  /** What is said when there are none. */
  none: string
  actions: Schemas['StaffAction'][]
}

/** What staff did with one thing. */
export function ActionsPanel({ title, none, actions }: Props) {
  return (
    <Panel title={title}>
      {actions.length === 0 ? (
        <p className={css({ textStyle: 'small', color: 'text-2' })}>{none}</p>
      ) : (
        <ActionList actions={actions} />
      )}
    </Panel>
  )
}
