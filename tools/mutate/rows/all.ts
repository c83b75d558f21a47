import { pageRows } from './pages.ts'
import type { RowMutant } from './row-mutant.ts'

/** Every change that makes a row false, by area. */
export const rowMutants: readonly RowMutant[] = [...pageRows]
