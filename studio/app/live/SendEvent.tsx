import { useState } from 'react'
import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { flowModels } from '#studio/shop/models.ts'
import { SelectField } from '#studio/shop/ui.ts'
import { transitionsIn } from '#charts/graph.ts'
import { isOfServer, studioMachines } from '#studio/app/machines.ts'
import { EventForm } from './EventForm.tsx'
import type { Live } from './live.ts'

type Event = { type: string }
/** An event that an actor can take now, with the payload that its model gives as an example. */
type Choice = {
  key: string
  actor: string
  machine: string
  event: Event
  /** Whether a guard rejects the example, but may accept another payload. */
  isRefused: boolean
}

/** Sends an event to a flow or a child of it: only events that it can take now are offered. */
export function SendEvent({ live }: { live: Live }) {
  const choices = choicesOf(live)
  const [key, setKey] = useState('')
  const chosen = choices.find((choice) => choice.key === key) ?? choices[0]
  if (live.recording !== null) return <p className={hint}>{words.sendingOfRecording}</p>
  if (isOfServer(live.machine)) return <p className={hint}>{words.sendingToServer}</p>
  if (live.isPast) return <p className={hint}>{words.sendingInPast}</p>
  if (chosen === undefined) return <p className={hint}>{words.nothingToSend}</p>
  return (
    <div className={box}>
      <SelectField
        label={words.event}
        className={choice}
        dir="ltr"
        title={labelOf(chosen)}
        hint={chosen.isRefused ? words.refusedExample(guardsFor(chosen)) : undefined}
        value={chosen.key}
        options={choices.map((choice) => ({ value: choice.key, label: shortLabelOf(choice) }))}
        onChange={({ target }) => setKey(target.value)}
      />
      <EventForm
        key={chosen.key}
        event={chosen.event}
        onSend={(event) => live.store.command({ type: 'send', sessionId: chosen.actor, event })}
      />
    </div>
  )
}

const eventsOf = new Map<string, readonly Event[]>(
  flowModels.map(({ machine, events }) => [machine.id, events]),
)

/** Of the shown flow and its children, the shown actor first. */
function choicesOf({ state, shown }: Live): Choice[] {
  const all = state.offers.flatMap(({ sessionId, variants, refused }) => {
    const actor = state.actors.get(sessionId)
    if (actor === undefined || actor.machine === null || actor.flow !== shown?.flow) return []
    const { machine } = actor
    const events = eventsOf.get(machine) ?? []
    return [...variants, ...refused].flatMap((variant): Choice[] => {
      const event = events[variant]
      const key = `${sessionId} ${variant}`
      const isRefused = refused.includes(variant)
      return event === undefined ? [] : [{ key, actor: sessionId, machine, event, isRefused }]
    })
  })
  return all.sort((one, other) => rank(one, shown?.actor) - rank(other, shown?.actor))
}

const rank = ({ actor }: Choice, shown: string | undefined) => (actor === shown ? 0 : 1)

/** The event and the machine that takes it; its payload distinguishes its variants. */
function labelOf({ machine, event: { type, ...payload } }: Choice, room = Infinity): string {
  const text = JSON.stringify(payload)
  const short = text.length > room ? `${text.slice(0, room)}…` : text
  return [`${type} · ${machine}`, ...(text === '{}' ? [] : [short])].join(' ')
}

const shortLabelOf = (choice: Choice): string => labelOf(choice, 32)

/** The guards that any state of the machine evaluates for an event. */
function guardsFor({ machine, event }: Choice): string {
  const graph = studioMachines.find(({ id }) => id === machine)?.graph
  const asked = graph === undefined ? [] : transitionsIn(graph)
  const names = asked.filter((each) => each.event === event.type).flatMap(({ guards }) => guards)
  return [...new Set(names)].join(' · ')
}

const hint = css({ textStyle: 'small', color: 'text-2' })
const box = css({ display: 'grid', gap: '3' })
/** Leaves space for the arrow at the end of a left-to-right select. */
const choice = css({ '& select': { paddingInline: '44px 16px' } })
