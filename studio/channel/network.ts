import { redactAddress, redactBody } from './redact.ts'
import { callLimit, ProblemError } from '#studio/shop/machines.ts'
import type { Api } from '#studio/shop/client.ts'
import { isApi, problemOf } from '#studio/shop/api.ts'
import type { BeginCall, CallAddress, WatchedCall } from './calls.ts'
import { watchFileRequests } from './file-requests.ts'
import type { Caller, Fault, NetworkCall, Release } from './protocol.ts'

type Options = {
  /** The invoked actor that is working; null for any other one. */
  callerOf: (sessionId: string) => Caller | null
  tell: (call: NetworkCall) => void
  onFault: (fault: Fault | null) => void
}

export type Network = {
  /** Attributes to an actor everything that runs: the calls that it makes, and calls that follow under its signal. */
  workAs: <Result>(sessionId: string, run: () => Result) => Result
  /** The actor that is currently working. */
  worker: () => string | null
  /** Determines what happens to the next call, of one caller or of any flow. */
  setFault: (fault: Fault | null) => void
  /** Releases a held call, or lets it time out. Returns false if it is not held. */
  release: (call: number, how: Release) => boolean
}

/**
 * Watches and steers the calls of the shop's client, and uploads. A call belongs to the actor that was working when it
 * started, or under whose signal it runs: what an actor does after its first `await` still carries that signal.
 */
export function watchNetwork(api: Api, { callerOf, tell, onFault }: Options): Network {
  const owners = new WeakMap<AbortSignal, AtWork>()
  const held = new Map<number, (how: Release) => void>()
  let worker: AtWork | null = null
  let fault: Fault | null = null
  let last = 0

  const workAs = <Result>(next: AtWork | null, run: () => Result): Result => {
    const before = worker
    worker = next
    try {
      return withSignals((signal) => next !== null && owners.set(signal, next), run)
    } finally {
      worker = before
    }
  }
  const setFault = (next: Fault | null) => {
    fault = next
    onFault(next)
  }
  const takeFault = () => {
    if (worker === null || fault === null) return null
    if (!isBy(fault.caller, callerOf(worker.sessionId))) return null
    const taken = fault
    setFault(null)
    return taken
  }

  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const call = api[method]
    const attributed = (path: unknown, init?: { signal?: AbortSignal }) =>
      workAs((init?.signal && owners.get(init.signal)) ?? worker, () =>
        Reflect.apply(call, api, [path, init]),
      )
    Object.assign(api, { [method]: attributed })
  }

  const begin: BeginCall = (about) => {
    const fault = takeFault()
    const call = startedCall((last += 1), worker, about, fault)
    if (worker !== null && about.isLimited) call.due = worker.since + callLimit
    const update = (change: Partial<NetworkCall>) => tell(Object.assign(call, change))
    update({})
    return {
      fault,
      update,
      hold: (goOn, timeOut) => {
        held.set(call.id, (how) => {
          held.delete(call.id)
          if (how === 'timeOut') return timeOut()
          update({ state: 'underWay' })
          goOn()
        })
        update({ state: 'held' })
      },
      end: (how) => {
        held.delete(call.id)
        update({ endedAt: now(), ...how })
      },
    }
  }
  watchFetch(begin)
  watchFileRequests(begin)

  const release = (call: number, how: Release) => {
    const free = held.get(call)
    free?.(how)
    return free !== undefined
  }
  return {
    workAs: (sessionId, run) => workAs({ sessionId, since: now() }, run),
    worker: () => worker?.sessionId ?? null,
    setFault,
    release,
  }
}

/** A working actor, and when it started: its limit applies to all of its calls together. */
type AtWork = { sessionId: string; since: number }

function watchFetch(begin: BeginCall): void {
  const send = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!(input instanceof Request) || !isApi(input.url)) return send(input, init)
    const call = begin({ method: input.method, url: input.url, isLimited: true })
    void bodyOf(input).then((request) => call.update({ request }))
    const signal = init?.signal ?? input.signal
    try {
      if (call.fault?.kind === 'hang') await untilReleased(signal, call.hold)
      const reply = await answered(call.fault, () => send(input, init))
      call.end({ state: 'answered', status: reply.status })
      void bodyOf(reply).then((reply) => call.update({ reply }))
      return reply
    } catch (cause) {
      call.end({ state: endOf(cause, signal) })
      throw cause
    }
  }
}

/** A fault without a caller applies to any call. */
function isBy(wanted: Caller | undefined, caller: Caller | null): boolean {
  if (wanted === undefined) return true
  return wanted.machine === caller?.machine && wanted.name === caller.name
}

function endOf(cause: unknown, signal: AbortSignal): NetworkCall['state'] {
  if (cause instanceof ProblemError && cause.failure.code === 'timeout') return 'timedOut'
  return signal.aborted ? 'ended' : 'failed'
}

const now = () => performance.timeOrigin + performance.now()

/** The body of a request or a reply, without private parts; null for files and for nothing. */
async function bodyOf(message: Request | Response): Promise<unknown> {
  if (!message.headers.get('content-type')?.includes('json')) return null
  const text = await message
    .clone()
    .text()
    .catch(() => '')
  return text === '' ? null : redactBody(text)
}

/** Waits until it is released; ends with the call's own signal, or when the shop's time limit for calls ends. */
function untilReleased(signal: AbortSignal, onHeld: WatchedCall['hold']): Promise<void> {
  return new Promise((resolve, reject) => {
    onHeld(resolve, () => reject(new ProblemError('timeout')))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

async function answered(fault: Fault | null, send: () => Promise<Response>): Promise<Response> {
  if (fault?.kind === 'lose') throw new TypeError('the studio simulates a lost network')
  if (fault?.kind === 'loseReply') {
    await send()
    throw new TypeError('the studio simulates a lost reply')
  }
  if (fault?.kind !== 'refuse') return send()
  const headers = { 'content-type': 'application/problem+json' }
  return Response.json(problemOf(fault.code, fault.status), { status: fault.status, headers })
}

function startedCall(
  id: number,
  worker: AtWork | null,
  { url, method }: CallAddress,
  fault: Fault | null,
): NetworkCall {
  return {
    id,
    sessionId: worker?.sessionId ?? null,
    method,
    path: redactAddress(url),
    startedAt: now(),
    endedAt: null,
    due: null,
    state: 'underWay',
    status: null,
    request: null,
    reply: null,
    steered: fault !== null,
  }
}

/** Records the signals that are created while something runs: those of an actor's call and of its deadline. */
function withSignals<Result>(note: (signal: AbortSignal) => void, run: () => Result): Result {
  const Original = globalThis.AbortController
  globalThis.AbortController = class extends Original {
    constructor() {
      super()
      note(this.signal)
    }
  }
  try {
    return run()
  } finally {
    globalThis.AbortController = Original
  }
}
