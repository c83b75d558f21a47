import { useSelector } from '@xstate/react'
import { profile } from '#i18n/fa/profile.ts'
import { createAccountClosureActors } from '#machines/flows/account-closure/account-closure.actors.ts'
import {
  accountClosureMachine,
  accountClosureSelectors as selectors,
  type AccountClosureActor,
} from '#machines/flows/account-closure/account-closure.machine.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { forgetTab } from '#src/lib/forget-tab.ts'
import { loadBelowLayers } from '#src/lib/history-layers.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { toastAfterLoad } from '#src/ui/toast.ts'
import { sectionBox, SectionHead } from '#src/features/profile/Section.tsx'
import { ClosureSteps } from './ClosureSteps.tsx'

const words = profile.closure

/** Closes the account for good, and leaves for the home page. */
export function Closure() {
  const api = useApi()
  const flow = useFlow(() => ({
    machine: accountClosureMachine,
    live: () => accountClosureMachine.provide({ actors: createAccountClosureActors(api) }),
    input: () => undefined,
    listen: (actor) => {
      const subscription = actor.subscribe({
        complete: () => {
          forgetTab()
          toastAfterLoad(words.closed)
          notifyOtherTabs('session')
          loadBelowLayers(paths.home)
        },
      })
      return () => subscription.unsubscribe()
    },
  }))
  return <ClosureAt flow={flow} />
}

/** Renders the current state of the flow. */
export function ClosureAt({ flow }: { flow: AccountClosureActor }) {
  const isOpen = useSelector(flow, selectors.isOpen)
  return (
    <section className={sectionBox} aria-labelledby="closure-title">
      <SectionHead id="closure-title" title={words.title} text={words.text} />
      <div>
        <Button look="danger" onClick={() => flow.send({ type: 'closure.requested' })}>
          {words.open}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => flow.send({ type: 'dialog.dismissed' })}
        alert
        title={words.question}
      >
        {isOpen && <ClosureSteps flow={flow} />}
      </Dialog>
    </section>
  )
}
