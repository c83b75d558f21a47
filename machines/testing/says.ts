import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { withChosen } from '#machines/kernel/attachments.ts'
import { failureIn, isSignedOut, isUncertain } from '#machines/kernel/problem.ts'
import type { AnyWalkModel, Visit, VisitedStep } from '#walks/model.ts'
import { hasFields, isSame } from './is-same.ts'

/** A step, and the state that it led to. */
export type SayStep = VisitedStep<AnyStateMachine> & { snapshot: AnyMachineSnapshot }

/** Whether something is said in a step: false if not, otherwise true or all fields that it carries. */
export type Due = (step: SayStep) => boolean | Record<string, unknown>

/** By type of the event, when a flow says it: emits it to its page, or sends it to its parent. */
export type Says = Record<string, Due>

type Speaker = { says?: Says }

/** The rules of what a flow says: each of it exactly when it is due, and once. */
export const sayRules = ({ says = {} }: Speaker): AnyWalkModel['invariants'] =>
  Object.fromEntries(
    Object.entries(says).map(([type, due]) => [
      `says ${type} when it is due, and only then`,
      ({ snapshot, step }: Visit<AnyStateMachine>) => {
        const said = step.said.filter((event) => event.type === type)
        const expected = due({ ...step, snapshot })
        if (expected === false) return said.length === 0 ? null : false
        const [event] = said
        return said.length === 1 && event !== undefined && carries(event, expected)
      },
    ]),
  )

/** By id of the invoke, the fields that a call has from the step that makes it; null where that brings none. */
export type Asks = Record<string, (step: SayStep) => Record<string, unknown> | null>

/** The rules of what a flow asks for: what the step brought, and nothing that it has kept from before. */
export const askRules = ({ asks = {} }: { asks?: Asks }): AnyWalkModel['invariants'] =>
  Object.fromEntries(
    Object.entries(asks).map(([id, fieldsOf]) => [
      `asks ${id} with what led to it`,
      ({ snapshot, calls, events, step }: Visit<AnyStateMachine>) => {
        const call = calls.findLast((each) => each.id === id && each.after === events.length)
        const expected = call === undefined ? null : fieldsOf({ ...step, snapshot })
        if (call === undefined || expected === null) return null
        return hasFields(call.input, expected)
      },
    ]),
  )

/** The types of what was said and the model does not know. */
export const saysUnknown = ({ says = {} }: Speaker, said: readonly AnyEventObject[]) =>
  said.map(({ type }) => type).filter((type) => !Object.hasOwn(says, type))

const carries = (event: AnyEventObject, expected: true | Record<string, unknown>) =>
  expected === true || isSame({ ...event }, { type: event.type, ...expected })

/** With the reply of a call, and what is made of it. */
export const onDone =
  (id: string, fields: (output: unknown, step: SayStep) => ReturnType<Due> = () => true): Due =>
  (step) =>
    step.event.type === `xstate.done.actor.${id}` && fields(step.event.output, step)

/** With the failure of a call, of any kind. */
export const onError =
  (id: string, fields: (step: SayStep) => ReturnType<Due> = () => true): Due =>
  (step) =>
    step.event.type === `xstate.error.actor.${id}` && fields(step)

/** When the server refuses a call for a reason other than the end of the session. */
export const onRefusal = (
  id: string,
  fields: (step: SayStep) => ReturnType<Due> = () => true,
): Due =>
  onError(id, (step) => {
    const failure = failureIn(step.event)
    return !isUncertain(failure) && !isSignedOut(failure) && fields(step)
  })

/** When a call shows that the session is over. */
export const onSignedOut = (id: string): Due =>
  onError(id, ({ event }) => isSignedOut(failureIn(event)))

/** When an event is taken in a state. */
export const onEvent =
  (type: string, state?: Parameters<AnyMachineSnapshot['matches']>[0]): Due =>
  ({ event, before }) =>
    event.type === type && before !== null && (state === undefined || before.matches(state))

/** When any of these is the case. */
export const onAny =
  (...dues: readonly Due[]): Due =>
  (step) => {
    for (const due of dues) {
      const found = due(step)
      if (found !== false) return found
    }
    return false
  }

/** When files are added in a state and not all of them are taken. */
export const refusesFiles =
  (state: string): Due =>
  ({ event, before }) => {
    if (event.type !== 'files.added' || before?.matches(state) !== true) return false
    const { refused } = withChosen(before.context.files, event.files)
    return refused !== null && { reason: refused }
  }
