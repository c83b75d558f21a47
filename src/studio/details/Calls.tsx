import sources from 'virtual:machine-sources'
import { studio } from '#i18n/fa/studio.ts'
import { problemTexts } from '#i18n/problems.ts'
import { plainName } from '../chart/names.ts'
import { Code } from '../Code.tsx'
import { callsBehind } from '../calls-behind.ts'
import type { Call, Shape } from '../sources/machine-source.ts'
import { body, opening, summary } from './opening.ts'
import { CodeBlock, Doc } from './Source.tsx'

/** The calls that an actor makes, with what the contract says of what they are sent and answered. */
export function Calls({ machine, actor }: { machine: string; actor: string }) {
  const piece = sources.machines[machine]?.actors[plainName(actor)]
  if (piece === undefined) return null
  return callsBehind(piece, sources).map((key) => {
    const call = sources.calls[key]
    return call !== undefined && <Contract key={key} name={key} call={call} />
  })
}

function Contract({ name, call }: { name: string; call: Call }) {
  return (
    <details className={opening}>
      <summary className={summary}>
        {studio.call} <Code>{name}</Code>
      </summary>
      <div className={body}>
        <Doc text={call.doc} />
        {call.parameters !== '' && <CodeBlock text={call.parameters} />}
        {call.sent !== null && <Told label={studio.sent} shape={call.sent} />}
        {call.replies.map((reply) => (
          <Told
            key={reply.status}
            label={`${reply.status === 'default' ? studio.otherReply : reply.status} (${reply.doc})`}
            shape={reply.body}
          />
        ))}
        {call.refusals.length > 0 && <Refusals codes={call.refusals} />}
      </div>
    </details>
  )
}

/** With which codes the server can refuse a call, and the sentences that shoppers read. */
function Refusals({ codes }: { codes: readonly string[] }) {
  return (
    <div>
      {studio.refusals}
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code> {sentences[code]}
          </li>
        ))}
      </ul>
      {studio.otherRefusals}
    </div>
  )
}

const sentences: Readonly<Record<string, string>> = problemTexts

function Told({ label, shape }: { label: string; shape: Shape | null }) {
  return (
    <div>
      {label} {shape !== null && !shape.type.startsWith('{') && <Code>{shape.type}</Code>}
      {shape !== null && shape.fields !== '' && <CodeBlock text={shape.fields} />}
    </div>
  )
}
