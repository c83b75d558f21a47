import { useSelector } from '@xstate/react'
import { staffModeration } from '#i18n/fa/staff-moderation.ts'
import {
  staffDecisionSelectors as selectors,
  type Decision,
  type StaffDecisionActor,
} from '#machines/flows/staff-decision/staff-decision.machine.ts'
import { newKey } from '#machines/kernel/key.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

const looks = { approve: 'primary', refuse: 'danger', reply: 'line' } as const

type Props = { actor: StaffDecisionActor; decisions: readonly Decision[] }

/** The buttons of what can be done with one thing. */
export function Decisions({ actor, decisions }: Props) {
  const isBusy = useSelector(actor, selectors.isBusy)
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
      {decisions.map((decision) => (
        <Button
          key={decision.kind}
          size="sm"
          look={looks[decision.kind]}
          disabled={isBusy}
          onClick={() => actor.send({ type: 'decision.chosen', decision, key: newKey() })}
        >
          {staffModeration.decide[decision.kind]}
        </Button>
      ))}
    </div>
  )
}
