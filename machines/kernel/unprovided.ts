import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * The place of an actor in a pure chart: its input and its output are known, its logic is passed in through `provide`.
 * A chart that is started without it fails into its error states.
 */
export function unprovided<Output, Input = NonReducibleUnknown>(): PromiseActorLogic<
  Output,
  Input
> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error('The actor was not provided')))
}
