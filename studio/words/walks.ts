import { walks as en } from './en/walks.ts'
import { walks as fa } from './fa/walks.ts'
import { inBoth } from './language.ts'

export const walks = inBoth(fa, en)
