import { personal as marked } from '#api/personal-fields.ts'

/** What must not get into recordings: what the contract marks, and what only the flows have. */
export const personal = {
  ...marked,
  together: {
    ...marked.together,
    // The name of a selected file, and of a guest in the draft of a comment.
    name: ['bytes', 'isAnonymous'],
  },
}
