export type Question = { question: string; answer: string }

/** A part of an information page under a heading of its own. */
export type Section = {
  /** Anchor of the section. */
  id: string
  title: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  /** Ordered steps. */
  steps?: readonly { title: string; text: string }[]
  /** Terms with their figures. */
  facts?: readonly { term: string; text: string }[]
  questions?: readonly Question[]
}

/** The content of an information page. */
export type InformationText = {
  title: string
  description: string
  /** Introduction below the title. */
  lead: string
  sections: readonly Section[]
}
