import { useEffect, useRef, useState } from 'react'
import { css } from '#styled/css/index.js'
import { problemTexts } from '#i18n/problems.ts'
import { live as words } from '#i18n/fa/studio-live.ts'
import type { ProblemCode } from '#machines/problem.ts'
import type { Fault } from '#src/inspection/protocol.ts'
import { number } from '#src/lib/format.ts'
import { Button } from '#src/ui/Button.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import type { Live } from './use-live.ts'

/** The deadlines that lie ahead, and what happens to the next call of a flow. */
export function Steering({ live }: { live: Live }) {
  return (
    <div className={box}>
      <Timers live={live} />
      <NextCall live={live} />
    </div>
  )
}

function Timers({ live: { state, store } }: { live: Live }) {
  const now = useSeconds()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-label={words.timers} className={part}>
      <h3 ref={title} tabIndex={-1} className={heading}>
        {words.timers}
      </h3>
      {state.timers.length === 0 && <p className={hint}>{words.noTimers}</p>}
      {state.timers.map(({ id, due, owner }) => (
        <p key={id} className={row}>
          <bdi>{state.actors.get(owner ?? '')?.name ?? words.ofPage}</bdi>
          <span className={hint}>
            {words.due(number(Math.max(0, Math.ceil((due - now) / 1000))))}
          </span>
          <Button
            size="sm"
            look="tonal"
            onClick={() => {
              store.command({ type: 'passTimer', timer: id })
              // Its button goes away with the deadline.
              title.current?.focus()
            }}
          >
            {words.pass}
          </Button>
        </p>
      ))}
    </section>
  )
}

function NextCall({ live: { state, store } }: { live: Live }) {
  const { fault } = state
  const setFault = (fault: Fault | null) => store.command({ type: 'setFault', fault })
  return (
    <div className={part}>
      <SelectField
        label={words.nextCall}
        value={fault?.kind ?? 'none'}
        options={Object.entries(words.faults).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => setFault(faultOf(target.value))}
      />
      {fault?.kind === 'refuse' && (
        <SelectField
          label={words.faultCode}
          value={fault.code}
          options={codes.map((code) => ({ value: code, label: `${code}: ${problemTexts[code]}` }))}
          onChange={({ target }) => {
            const code = codes.find((code) => code === target.value)
            if (code !== undefined) setFault(refusal(code))
          }}
        />
      )}
    </div>
  )
}

const codes = Object.keys(problemTexts).filter((code): code is ProblemCode => code in problemTexts)

function faultOf(kind: string): Fault | null {
  if (kind === 'lose' || kind === 'hang') return { kind }
  return kind === 'refuse' ? refusal('internal_error') : null
}

/** With the status that flows tell refusals apart by; the code says the rest. */
function refusal(code: ProblemCode): Fault {
  return { kind: 'refuse', status: statuses[code] ?? 400, code }
}

const statuses: Partial<Record<ProblemCode, number>> = {
  internal_error: 500,
  service_unavailable: 503,
  too_many_requests: 429,
  unauthenticated: 401,
  session_expired: 401,
  forbidden: 403,
  not_found: 404,
}

/** The time of day in milliseconds, once a second. */
function useSeconds(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const box = css({ display: 'grid', gap: '4' })
const part = css({ display: 'grid', gap: '2' })
const heading = css({ textStyle: 'label' })
const hint = css({ textStyle: 'small', color: 'text-2' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
