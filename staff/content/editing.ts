import type { ContentFault } from '#domain/content-fault.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'

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
