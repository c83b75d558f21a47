import { person as words } from '#i18n/fa/person.ts'

export const required = { validate: (text: string) => text.trim() !== '' || words.required }
