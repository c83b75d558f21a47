import { useMemo, useState } from 'react'
import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { usualCode } from '#studio/shop/api.ts'
import { problemTexts } from '#studio/shop/texts.ts'
import { live as words } from '#studio/words/live.ts'
import type { ProblemCode } from '#studio/shop/machines.ts'
import type { Caller, Fault } from '#studio/channel/protocol.ts'
import { SelectField } from '#studio/shop/ui.ts'
import { callsBehind } from '#studio/app/calls-behind.ts'
import { problemCodes } from '#studio/app/problem-codes.ts'
import { callersIn } from './callers.ts'
import type { Live } from './live.ts'

/** What happens to the next call, of one invoked actor or of any. */
export function NextCall({ live }: { live: Live }) {
  const { state, store } = live
  const { fault } = state
  const [chosen, choose] = useState<Caller>()
  const callers = useCallers(live)
  const caller = fault === null ? chosen : fault.caller
  const setFault = (fault: Fault | null) => store.command({ type: 'setFault', fault })
  const setCaller = (key: string) => {
    const next = callers.find((each) => keyOf(each) === key)
    choose(next)
    if (fault !== null) setFault({ ...fault, caller: next })
  }
  const setKind = (kind: string) => {
    choose(caller)
    setFault(faultOf(kind, caller))
  }
  const isListed = caller === undefined || callers.some((each) => keyOf(each) === keyOf(caller))
  const listed = isListed ? callers : [caller, ...callers]
  return (
    <div className={part}>
      <SelectField
        label={words.caller}
        value={keyOf(caller)}
        options={[
          { value: '', label: words.anyCaller },
          ...listed.map((each) => ({ value: keyOf(each), label: keyOf(each) })),
        ]}
        onChange={({ target }) => setCaller(target.value)}
      />
      <SelectField
        label={words.nextCall}
        value={fault?.kind ?? 'none'}
        options={Object.entries(words.faults).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setKind(target.value)}
      />
      {fault?.kind === 'refuse' && (
        <SelectField
          label={words.faultCode}
          value={fault.code}
          options={codesFor(caller).map((code) => ({
            value: code,
            label: `${code}: ${problemTexts[code]}`,
          }))}
          onChange={({ target }) => {
            const code = problemCodes.find((code) => code === target.value)
            if (code !== undefined) setFault(refusal(code, caller))
          }}
        />
      )}
    </div>
  )
}

/** Of the shown flow first, then of the other running ones and of the chart. */
function useCallers({ state, shown, machine }: Live): Caller[] {
  const running = [...state.actors.values()]
    .filter(({ status }) => status === 'active')
    .sort((one, other) => Number(other.flow === shown?.flow) - Number(one.flow === shown?.flow))
    .flatMap((actor) => actor.machine ?? [])
  const machines = [...running, machine ?? ''].join(' ')
  return useMemo(() => callersIn(machines.split(' ')), [machines])
}

/** All codes; first those with which the server can reject the caller's calls. */
function codesFor(caller: Caller | undefined): readonly ProblemCode[] {
  const actor = sources.machines[caller?.machine ?? '']?.actors[caller?.name ?? '']
  const calls = actor === undefined ? [] : callsBehind(actor, sources)
  const own = new Set(calls.flatMap((key) => sources.calls[key]?.refusals ?? []))
  return problemCodes.toSorted((one, other) => Number(own.has(other)) - Number(own.has(one)))
}

const keyOf = (caller: Caller | undefined) =>
  caller === undefined ? '' : `${caller.machine} · ${caller.name}`

function faultOf(kind: string, caller: Caller | undefined): Fault | null {
  if (kind === 'lose' || kind === 'loseReply' || kind === 'hang') return { kind, caller }
  return kind === 'refuse' ? refusal(usualCode, caller) : null
}

function refusal(code: ProblemCode, caller: Caller | undefined): Fault {
  return { kind: 'refuse', status: sources.statuses[code] ?? 400, code, caller }
}

const part = css({ display: 'grid', gap: '2' })
