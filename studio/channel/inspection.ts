import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import { navigate } from 'wouter/use-browser-location'
import { type FlowClock, record, newKey } from '#studio/shop/machines.ts'
import { createFlowInspector, invokedBy } from './inspector.ts'
import { attributedMachine } from './logics.ts'
import { offersOf, sendIfTaken, type Offers } from './offers.ts'
import { steerableClock } from './steerable-clock.ts'
import { timeTravel, type MountedFlow } from './travel.ts'
import { createWalking } from './walking.ts'
import type { Api } from '#studio/shop/client.ts'
import { adaptToFrame } from './in-frame.ts'
import { watchNetwork } from './network.ts'
import { inspectionChannel, isStudioMessage, type Command, type ShopMessage } from './protocol.ts'

/** What the shop's flows need in order to be watched and steered. */
export type Inspection = {
  inspect: (event: InspectionEvent) => void
  clock: FlowClock
  /** The machine whose calls and timers are attributed to their actors. */
  attributed: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  /** Registers a view that shows a flow. Returns a function that unregisters it. */
  mount: (flow: MountedFlow) => () => void
}

type Message<One = ShopMessage> = One extends ShopMessage ? Omit<One, 'page'> : never

/**
 * Reports the flows of this page to the flow studio and executes its commands. Loaded only if a developer asks for it
 * in the demo shop; a shopper's browser never loads this.
 */
export function createInspection(api: Api): Inspection {
  const page = newKey()
  const channel = new BroadcastChannel(inspectionChannel)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const tell = (message: Message) => channel.postMessage({ page, ...message })
  const actors = new Map<string, AnyActorRef>()
  const network = watchNetwork(api, {
    callerOf: (sessionId) => invokedBy(actors.get(sessionId)),
    tell: (call) => tell({ type: 'page.call', call }),
    onFault: (fault) => tell({ type: 'page.fault', fault }),
  })
  const clock = steerableClock({
    owner: network.worker,
    onChange: oncePerFrame(() => tell({ type: 'page.timers', timers: clock.pending() })),
  })
  const travel = timeTravel({
    navigate,
    address: () => location.pathname + location.search,
    onArrival: (arrival) => tell({ type: 'page.traveled', ...arrival }),
  })
  const sendOffers = oncePerFrame(() => {
    const offers = [...actors.values()].map(offersOf).filter((offer): offer is Offers => !!offer)
    tell({ type: 'page.offers', offers })
  })
  const inspector = createFlowInspector(tell, {
    onActor: (actor) => actors.set(actor.sessionId, actor),
    onSnapshot: (actor, seq) => {
      if (actor.getSnapshot().status !== 'active') actors.delete(actor.sessionId)
      travel.note(actor, seq)
      sendOffers()
    },
  })
  const inspect = (event: InspectionEvent) => {
    record(event)
    inspector.inspect(event)
  }

  const walking = createWalking({
    inspect,
    clock,
    onStep: (position) => tell({ type: 'page.walked', ...position }),
  })

  const introduce = () => {
    tell({ type: 'page.opened', path: location.pathname, framed: parent !== window })
    for (const actor of actors.values()) inspector.introduce(actor)
    tell({ type: 'page.timers', timers: clock.pending() })
    sendOffers()
  }

  const obey = (command: Command): boolean => {
    switch (command.type) {
      case 'send':
        return sendTo(actors.get(command.sessionId), command.event)
      case 'passTimer':
        return clock.pass(command.timer)
      case 'setFault':
        network.setFault(command.fault)
        return true
      case 'releaseCall':
        return network.release(command.call, command.how)
      case 'travel':
        return travel.travel(command.rootId, command.to)
      case 'resume':
        return travel.resume()
      case 'goOn':
        return travel.goOn()
      case 'walk':
        return walking.begin(command.machine, command.start)
      case 'takeStep':
        return walking.take(command.step)
      case 'endWalk':
        return walking.end()
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isStudioMessage(data)) return
    if (data.type === 'studio.arrived') introduce()
    else if (data.page === page && !obey(data.command))
      tell({ type: 'page.refused', command: data.command.type })
  })
  addEventListener('pagehide', () => tell({ type: 'page.closed' }))
  addEventListener('pageshow', ({ persisted }) => persisted && introduce())
  if (parent !== window) adaptToFrame()
  introduce()

  return {
    inspect,
    clock,
    attributed: (machine) =>
      attributedMachine(machine, ({ sessionId }, run) => network.workAs(sessionId, run)),
    mount: (flow) => {
      const unmounts = [travel.mount(flow), walking.mount(flow)]
      return () => {
        for (const unmount of unmounts) unmount()
      }
    },
  }
}

const sendTo = (actor: AnyActorRef | undefined, event: { type: string }): boolean =>
  actor !== undefined && sendIfTaken(actor, event)

/** Runs once per frame, however often it is requested. */
function oncePerFrame(run: () => void): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      run()
    }, 30)
  }
}
