import { live as en } from './en/live.ts'
import { live as fa } from './fa/live.ts'
import { inBoth } from './language.ts'

export const live = inBoth(fa, en)
