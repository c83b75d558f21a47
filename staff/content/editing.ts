import type { ContentFault } from '#domain/content-fault.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffHome } from '#i18n/fa/staff-home.ts'

/** Props of every content form. */
export type Editing<Body> = {
  body: Body
  faults: readonly ContentFault[]
  disabled: boolean
  onChange: (body: Body) => void
}

/** The message of the first fault of a field; undefined if there is none. */
export function faultText(faults: readonly ContentFault[], field: string): string | undefined {
  const fault = faults.find((each) => each.field === field)
  return fault && staffContents.faults[fault.rule]
}

/** The message for a picture field. A missing picture has its own: staff upload pictures, they do not type them. */
export const pictureFaultMessage = (
  faults: readonly ContentFault[],
  field: string,
): string | undefined =>
  faults.some((fault) => fault.field === field && fault.rule === 'required')
    ? staffHome.pictureMissing
    : faultText(faults, field)
