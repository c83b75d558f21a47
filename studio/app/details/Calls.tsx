import sources from 'virtual:machine-sources'
import { css } from '#styled/css/index.js'
import { codesOfEveryCall } from '#studio/shop/api.ts'
import { studio } from '#studio/words/studio.ts'
import { plainName } from '#charts/names.ts'
import { Code } from '#studio/app/Code.tsx'
import { callsBehind, ownersOf, textsOfCall } from '#studio/app/calls-behind.ts'
import type { Call, Shape } from '#studio/sources/machine-source.ts'
import { useWanted } from '#studio/app/use-search.ts'
import { CodeBlock, Doc } from './CodeBlock.tsx'
import { body, opening, summary } from './opening.ts'
import { Refusals, type InvokedProps } from './Refusals.tsx'
import { Types, typesInFields } from './Types.tsx'

/**
 * The calls in an actor's program, with the contract's description of their requests and replies. One that several
 * machines run may have calls that this one never makes.
 */
export function Calls(invoked: InvokedProps) {
  const piece = sources.machines[invoked.machine.id]?.actors[plainName(invoked.actor)]
  if (piece === undefined) return null
  const keys = callsBehind(piece, sources)
  return (
    <>
      {keys.length > 1 && (
        <p className={muted}>
          {studio.someOfCalls(ownersOf(piece, sources).filter((id) => id !== invoked.machine.id))}
        </p>
      )}
      {keys.map((key) => {
        const call = sources.calls[key]
        return call !== undefined && <Contract key={key} name={key} call={call} {...invoked} />
      })}
    </>
  )
}

function Contract({ name, call, ...invoked }: InvokedProps & { name: string; call: Call }) {
  const wanted = useWanted()
  const isWanted = wanted !== '' && textsOfCall(name, call).some((text) => text.includes(wanted))
  return (
    <details
      key={isWanted ? wanted : ''}
      className={opening}
      open={isWanted}
      data-wanted={isWanted || undefined}
    >
      <summary className={summary}>
        {studio.call} <Code>{name}</Code>
      </summary>
      <div className={body}>
        <Doc text={call.doc} />
        {call.parameters !== '' && <CodeBlock text={call.parameters} />}
        {call.sent !== null && <TypeOf label={studio.sent} shape={call.sent} />}
        {call.replies.map((reply) => (
          <TypeOf
            key={reply.status}
            label={`${reply.status === 'default' ? studio.otherReply : reply.status} (${reply.doc})`}
            shape={reply.body}
          />
        ))}
        {call.refusals.length > 0 && (
          <Refusals label={studio.refusals} codes={call.refusals} {...invoked} />
        )}
        <Refusals label={studio.otherRefusals} codes={codesOfEveryCall} {...invoked} />
      </div>
    </details>
  )
}

function TypeOf({ label, shape }: { label: string; shape: Shape | null }) {
  return (
    <div>
      {label} {shape !== null && !shape.type.startsWith('{') && <Code>{shape.type}</Code>}
      {shape !== null && shape.fields !== '' && (
        <>
          <CodeBlock text={shape.fields} />
          <Types names={typesInFields(shape.fields)} />
        </>
      )}
    </div>
  )
}

const muted = css({ color: 'text-2' })
