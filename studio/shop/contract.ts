import { personal as marked } from '#api/personal-fields.ts'

/** What must not get into recordings: what the contract marks, and what only the flows have. */
export const personal = {
  ...marked,
  together: {
    ...marked.together,
    // The name of a selected file, of a guest in the draft of a comment, and of a visitor who leaves a number.
    name: [...marked.together.name, 'bytes', 'isAnonymous', 'phone', 'mobile'],
  },
  /** Fields that are personal in the change of a form, which need not have the fields next to them in the form. */
  inChanges: ['name', 'title'],
}
