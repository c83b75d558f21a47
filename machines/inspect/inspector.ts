import { createInspector } from '@statelyai/inspect'
import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { redact } from './redact.ts'

/** The channel between the shop and the studio. */
const inspectionChannel = 'flow-inspection'

/** The sending end of a channel; a `BroadcastChannel` is one. */
type InspectionChannel = { postMessage: (message: unknown) => void }

/**
 * Watches flows without any outside service: pass `inspect` to `startFlow`. Everything is redacted before it leaves,
 * the context as well as events and the input and output of children. Loaded on demand, never by a shopper's page.
 */
export function createFlowInspector(
  channel: InspectionChannel = new BroadcastChannel(inspectionChannel),
) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const send = (event: StatelyInspectionEvent) => channel.postMessage(redactEvent(event))
  return createInspector({ send }, { serializationDepthLimit: 30 })
}

/** An inspection event without anything private; the definition of the chart stays as it is. */
function redactEvent(event: StatelyInspectionEvent): StatelyInspectionEvent {
  const plain = JSON.parse(JSON.stringify(event)) as Record<string, unknown>
  const { snapshot, event: sent, ...rest } = plain
  return { ...rest, snapshot: redact(snapshot), event: redact(sent) } as StatelyInspectionEvent
}
