import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import type { Failure } from '#machines/kernel/problem.ts'

/** The accepted picture types if the file is not one; otherwise undefined, for the default message. */
export const pictureFailure = (failure: Failure | null): string | undefined =>
  failure?.code === 'file_type_refused' ? staffProductEdit.pictures.typeRefused : undefined
