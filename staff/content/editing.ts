import type { ContentFault } from '#domain/content-fault.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffHome } from '#i18n/fa/staff-home.ts'

/** The props of every form of a content. */
export type Editing<Body> = {
  body: Body
  faults: readonly ContentFault[]
  disabled: boolean
  onChange: (body: Body) => void
}

/** The message of the first fault of a field; undefined without one. */
export function faultText(faults: readonly ContentFault[], field: string): string | undefined {
  const fault = faults.find((each) => each.field === field)
  return fault && staffContents.faults[fault.rule]
}

/** The fault of a picture: one that is missing is uploaded, not written. */
export const pictureFaultText = (
  faults: readonly ContentFault[],
  field: string,
): string | undefined =>
  faults.some((fault) => fault.field === field && fault.rule === 'required')
    ? staffHome.pictureMissing
    : faultText(faults, field)
