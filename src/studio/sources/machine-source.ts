/** A piece of the program as it is written. */
export type SourceText = {
  name: string
  /** Its documentation comment; null without one. */
  doc: string | null
  source: string
  /** Its path in the repository. */
  file: string
  /** From the first line on. */
  line: number
}

/** What a chart calls by name. */
export type NamedSource = SourceText & {
  /** Functions and constants of machines and domain that it is made of; of an actor, what does its work. */
  uses: SourceText[]
}

type Named = Record<string, NamedSource>

/** What stands in the setup of a machine, and where the machine stands. */
export type MachineSource = Omit<SourceText, 'source'> & {
  guards: Named
  actions: Named
  actors: Named
  delays: Named
}

/** By the ids of the machines. */
export type MachineSources = Record<string, MachineSource>
