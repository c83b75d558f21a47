import { repeated, required, type ContentFault } from './content-fault.ts'
import { textPageNames } from './content-names.ts'
import { richTextFaults, type RichText } from './rich-text.ts'

type TextPageName = (typeof textPageNames)[number]

type Pair = { title: string; text: string }
export type TextPage = {
  kind: TextPageName
  title: string
  description: string
  lead: string
  sections: readonly {
    id: string
    title: string
    body: RichText
    steps: readonly Pair[]
    facts: readonly Pair[]
    questions: readonly Pair[]
  }[]
}

export const isTextPageName = (name: string): name is TextPageName =>
  textPageNames.some((each) => each === name)

/** What keeps a page from being published. Its anchors lead to one section each. */
export function textPageFaults({ title, description, sections }: TextPage): ContentFault[] {
  const ids = sections.map(({ id }) => id)
  return [
    ...required('title', title),
    ...required('description', description),
    ...sections.flatMap((section, place) => {
      const at = `sections.${place}`
      return [
        ...required(`${at}.title`, section.title),
        ...repeated(`${at}.title`, ids, place),
        ...richTextFaults(`${at}.body`, section.body),
        ...(['steps', 'facts', 'questions'] as const).flatMap((kind) =>
          section[kind].flatMap((pair, position) => [
            ...required(`${at}.${kind}.${position}.title`, pair.title),
            ...required(`${at}.${kind}.${position}.text`, pair.text),
          ]),
        ),
      ]
    }),
  ]
}
