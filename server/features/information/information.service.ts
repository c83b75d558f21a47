import { aboutUs } from '#i18n/fa/information/about-us.ts'
import type { Context } from '#server/context.ts'
import type { Schemas } from '#server/schemas.ts'

type Item = Schemas['InformationItem']

/** The shop's story, then what it promises. */
export function listAboutUs(): Item[] {
  const story = { title: aboutUs.storyTitle, text: aboutUs.story.join('\n') }
  return numbered([story, ...aboutUs.features])
}

/** The frequent questions of all subjects, with their answers. */
export function listFrequentQuestions({ catalogue }: Context): Item[] {
  return numbered(
    catalogue.frame.contents.faq.categories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({ title: question, text: answer })),
  )
}

function numbered(items: readonly { title: string; text: string }[]): Item[] {
  return items.map(({ title, text }, index) => ({ id: index + 1, title, text }))
}
