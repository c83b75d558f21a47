/** The chart of a flow, as the page of a story draws it and Storybook's own page shows next to it. */
export type Drawing = {
  storyId: string
  /** Id of the machine. */
  flow: string
  /** Path of the story's state, as in `mobile.editing`. */
  state: string
  /** Under which id the chart marks it. */
  stateId: string
  svg: string
  /** The color on which it is drawn. */
  ground: string
}

/** The event with a drawing, on Storybook's channel. */
export const flowDrawn = 'flow-drawn'

/** As Storybook makes ids: `newPassword.saving` is `new-password-saving`. */
export function kebab(text: string): string {
  return text
    .replaceAll('.', '-')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '')
}

/** Whether stories of this id are shown next to the chart of their flow. */
export const isOfFlow = (storyId: string): boolean => storyId.startsWith('flows-')
