import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate'
import { navigate } from 'wouter/use-browser-location'
import { record } from '#walks/recording/recorder.ts'
import { type FlowClock, newKey } from '#studio/shop/machines.ts'
import { withChangesInSight } from './changes-in-sight.ts'
import { createFlowInspector, invokedBy } from './inspector.ts'
import { attributedMachine } from './logics.ts'
import type { modelOf, Offers, offersOf } from './offers.ts'
import { sendIfTaken } from './taking.ts'
import { steerableClock } from './steerable-clock.ts'
import { enclosingStudioKey } from './studio-key.ts'
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

/** The models of all flows, with what asks them. */
type Models = { modelOf: typeof modelOf; offersOf: typeof offersOf }

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
    onChange: batched(() => tell({ type: 'page.timers', timers: clock.pending() })),
  })
  const travel = timeTravel({
    navigate,
    address: () => location.pathname + location.search,
    onArrival: (arrival) => tell({ type: 'page.traveled', ...arrival }),
  })
  let known: Models | null = null
  const loadModels = async () => (known ??= await import('./offers.ts'))
  const sendOffers = batched(() => {
    if (known === null) return
    const offers = [...actors.values()].map(known.offersOf)
    tell({ type: 'page.offers', offers: offers.filter((offer): offer is Offers => !!offer) })
  })
  const offer = async () => {
    await loadModels()
    sendOffers()
    return true
  }
  const walk = async ({ machine, start, inside = [] }: Extract<Command, { type: 'walk' }>) => {
    const { modelOf } = await loadModels()
    const model = modelOf(machine)
    const around = inside.flatMap(({ machine, ...stage }) => {
      const model = modelOf(machine)
      return model === undefined ? [] : [{ model, ...stage }]
    })
    return model !== undefined && withChangesInSight(() => walking.begin(model, start, around))
  }
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
    onLeft: () => tell({ type: 'page.walkLeft' }),
  })

  const introduce = () => {
    const place = { framed: parent !== window, studio: enclosingStudioKey() }
    tell({ type: 'page.opened', path: location.pathname, ...place })
    for (const actor of actors.values()) inspector.introduce(actor)
    tell({ type: 'page.timers', timers: clock.pending() })
  }

  const obey = (command: Command): boolean | Promise<boolean> => {
    switch (command.type) {
      case 'offer':
        return offer()
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
        return walk(command)
      case 'takeStep':
        return withChangesInSight(() => walking.take(command.step))
      case 'endWalk':
        return walking.end()
    }
  }

  const carryOut = async (command: Command) => {
    const isDone = await obey(command)
    if (!isDone) tell({ type: 'page.refused', command: command.type })
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isStudioMessage(data)) return
    if (data.type === 'studio.arrived') introduce()
    else if (data.page === page) void carryOut(data.command)
  })
  for (const way of ['pushState', 'replaceState', 'popstate'])
    addEventListener(way, () => tell({ type: 'page.moved', path: location.pathname }))
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

/** Runs 30 ms after the first request; further requests until then are part of it. */
function batched(run: () => void): () => void {
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
