import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { ActorCall, AnyWalkModel, Visit } from '#walks/model.ts'
import { failureOf, isUncertain } from '#machines/kernel/problem.ts'
import { isRecord, isSame } from './is-same.ts'

/** How the calls of a flow carry idempotency keys. */
export type Keyed = {
  /** The key in the model's events. Walks offer another one each time, as pages do. */
  offered: string
  /** By id of the invoke. */
  calls: Record<string, KeyedCall>
}

type KeyedCall = {
  /** Events after which the next call has another key, whatever it is about. */
  renewedBy?: readonly string[]
  /** Events after which the next call may be about something else. */
  changedBy?: readonly string[]
  /** Where the context keeps the key of a draft; `key` if it is left out. */
  keptIn?: (context: AnyMachineSnapshot['context']) => unknown
  /** What of the input was chosen; all of it besides the key if it is left out. */
  choice?: (input: Input) => unknown
}

type Input = Record<string, unknown>
type Sent = Pick<ActorCall, 'settled' | 'error' | 'after'> & { key: unknown; choice: unknown }

/**
 * The rules of idempotency keys, for each call of a flow that carries one: another choice never goes out under an earlier
 * key, nor does one that was already made; the same choice keeps its key for as long as nobody knows whether it was made.
 */
export function keyRules({ keyed }: { keyed?: Keyed }): Invariants {
  return Object.fromEntries(
    Object.entries(keyed?.calls ?? {}).flatMap(([id, rules]): RuleEntry[] => {
      const { offered = '' } = keyed ?? {}
      const sentIn = (calls: readonly ActorCall[]) =>
        calls.filter((call) => call.id === id).map((call) => sentBy(call, rules, offered))
      return [
        [
          `${id} goes out under a key`,
          ({ calls }) => every(sentIn(calls), ({ key }) => typeof key === 'string'),
        ],
        [
          `another choice of ${id} never goes out under an earlier key`,
          ({ calls, events }) =>
            every(pairsOf(sentIn(calls)), (pair) => mayShareKey(pair, rules, events)),
        ],
        ...(rules.changedBy === undefined
          ? []
          : [
              [
                `a change takes the key of ${id} away`,
                (visit) => losesKey(rules, visit),
              ] as RuleEntry,
            ]),
        [
          `the same choice of ${id} keeps its key until it was made`,
          ({ calls, events }) =>
            every(
              sentIn(calls).flatMap((sent, index, all) => [[all[index - 1], sent] as const]),
              ([before, sent]) =>
                before === undefined || !isRepeat([before, sent], rules, events)
                  ? null
                  : before.key === sent.key,
            ),
        ],
      ]
    }),
  )
}

/** A draft that changes loses the key under which it was sent, however it goes on. */
function losesKey(
  { changedBy = [], keptIn = ({ key }) => key }: KeyedCall,
  { snapshot, step }: Visit<AnyStateMachine>,
) {
  return changedBy.includes(step.event.type) ? keptIn(snapshot.context) === null : null
}

type Invariants = AnyWalkModel['invariants']
type RuleEntry = [string, Invariants[string]]

/** The event with the key of its nth time in place of the one that the model offers. */
export function withNewKey(event: AnyEventObject, offered: string, nth: number): AnyEventObject {
  const renewed = (value: unknown): unknown => {
    if (value === offered) return `${offered}-${nth}`
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, renewed(field)]))
  }
  const isOffer = offers.get(event) ?? JSON.stringify(event).includes(offered)
  offers.set(event, isOffer)
  return isOffer ? (renewed(event) as AnyEventObject) : event
}

/** Whether the events of the models, which walks send often, offer a key. */
const offers = new WeakMap<AnyEventObject, boolean>()

function sentBy({ input, ...call }: ActorCall, { choice }: KeyedCall, offered: string): Sent {
  const fields = Object.entries(Object(input) as Input)
  const isKey = (value: unknown) => typeof value === 'string' && value.startsWith(offered)
  const rest = Object.fromEntries(fields.filter(([, value]) => !isKey(value)))
  const key = fields.find(([, value]) => isKey(value))?.[1]
  return { ...call, key, choice: choice === undefined ? rest : choice(rest) }
}

/** Each two calls, the earlier one first. */
const pairsOf = (sent: readonly Sent[]) =>
  sent.flatMap((later, index) => sent.slice(0, index).map((earlier) => [earlier, later] as const))

type Pair = readonly [earlier: Sent, later: Sent]

function mayShareKey([earlier, later]: Pair, rules: KeyedCall, events: readonly string[]): boolean {
  if (earlier.key !== later.key) return true
  return (
    isSame(earlier.choice, later.choice) &&
    earlier.settled !== 'done' &&
    !happened([earlier, later], rules.renewedBy, events)
  )
}

const isRepeat = ([earlier, later]: Pair, rules: KeyedCall, events: readonly string[]) =>
  isSame(earlier.choice, later.choice) &&
  earlier.settled !== 'done' &&
  !isRefused(earlier) &&
  !happened([earlier, later], [...(rules.renewedBy ?? []), ...(rules.changedBy ?? [])], events)

const isRefused = ({ settled, error }: Sent): boolean =>
  settled === 'error' && !isUncertain(failureOf(error))

const happened = (
  [earlier, later]: Pair,
  types: readonly string[] | undefined,
  events: readonly string[],
): boolean => events.slice(earlier.after, later.after).some((type) => types?.includes(type))

/** Whether all fulfil a rule; null where it applies to none. */
function every<Item>(items: readonly Item[], fulfils: (item: Item) => boolean | null) {
  const results = items.map(fulfils).filter((result) => result !== null)
  return results.length === 0 ? null : results.every(Boolean)
}
