import { setImmediate } from 'node:timers/promises'
import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** An actor whose result the test provides, and which records its inputs. */
export function held<Output, Input = NonReducibleUnknown>() {
  const calls: {
    input: Input
    signal: AbortSignal
    resolve: (output: Output) => void
    reject: (error: unknown) => void
  }[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({ input, signal, resolve, reject })
      }),
  )
  return {
    logic,
    inputs: () => calls.map(({ input }) => input),
    /** Whether the flow has left the state that made the last call. */
    isAborted: () => calls.at(-1)?.signal.aborted ?? false,
    /** Resolves the last call, or the one at `index`. */
    answer: async (output: Output, index = -1) => {
      calls.at(index)?.resolve(output)
      await setImmediate()
    },
    refuse: async (error: unknown, index = -1) => {
      calls.at(index)?.reject(error)
      await setImmediate()
    },
  }
}
