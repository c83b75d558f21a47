import type { ContentFault } from '#domain/content-fault.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'

/** What every form of a content gets. */
export type Editing<Body> = {
  body: Body
  faults: readonly ContentFault[]
  disabled: boolean
  onChange: (body: Body) => void
}

/** What is wrong with a field, in words. */
export function faultText(faults: readonly ContentFault[], field: string): string | undefined {
  const fault = faults.find((each) => each.field === field)
  return fault && staffContents.faults[fault.rule]
}
