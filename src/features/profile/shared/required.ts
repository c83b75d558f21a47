import { isBlank } from '#domain/persian.ts'
import { person as words } from '#i18n/fa/person.ts'

export const required = { validate: (text: string) => !isBlank(text) || words.required }
