import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/** Which pictures the back office takes, where a file is none; undefined for what the general sentence says better. */
export const pictureFailure = (failure: Failure | null): string | undefined =>
  failure?.code === 'file_type_refused' ? staffProductEdit.pictures.typeRefused : undefined
