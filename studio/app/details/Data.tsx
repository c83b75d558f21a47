import sources from 'virtual:machine-sources'
import { studio } from '#studio/words/studio.ts'
import { Fact } from './Fact.tsx'
import { Source } from './Source.tsx'

type Props = { machine: string }

/** What a machine is started with, what it holds at first and what it gives back, as far as it has them. */
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

/** What a state gives back when it ends, or the machine with an empty way; nothing where that is not said. */
export function Output({ machine, way, term }: OutputProps) {
  if (sources.machines[machine]?.outputs[way] === undefined) return null
  return (
    <Fact term={term}>
      <Source machine={machine} kind="outputs" name={way} label="output" />
    </Fact>
  )
}
