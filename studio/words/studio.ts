import { studio as en } from './en/studio.ts'
import { studio as fa } from './fa/studio.ts'
import { inBoth } from './language.ts'

export const studio = inBoth(fa, en)
