import sources from 'virtual:machine-sources'
import { studio } from '#studio/words/studio.ts'
import { Fact } from './Fact.tsx'
import { Source } from './Source.tsx'

type Props = { machine: string }

/** A machine's input, initial context and output, if it has them. */
export function Data({ machine }: Props) {
  const { input, context } = sources.machines[machine]?.data ?? {}
  return (
    <>
      {input !== undefined && (
        <Fact term={studio.fields.input}>
          <Source machine={machine} kind="data" name="input" label={input.name} />
        </Fact>
      )}
      {context !== undefined && (
        <Fact term={studio.fields.context}>
          <Source machine={machine} kind="data" name="context" />
        </Fact>
      )}
      <Output machine={machine} way="" term={studio.fields.output} />
    </>
  )
}

type OutputProps = Props & {
  /** As in `inputKey`. */
  way: string
  term: string
}

/** The output of a final state, or of the machine for an empty path; nothing if there is none. */
export function Output({ machine, way, term }: OutputProps) {
  if (sources.machines[machine]?.outputs[way] === undefined) return null
  return (
    <Fact term={term}>
      <Source machine={machine} kind="outputs" name={way} label="output" />
    </Fact>
  )
}
