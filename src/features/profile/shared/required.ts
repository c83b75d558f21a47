import { person as words } from '#i18n/fa/person.ts'

/** The rule of a field that must not stay empty. */
export const required = { validate: (text: string) => text.trim() !== '' || words.required }
