import { staff } from '#i18n/fa/staff.ts'

/** The title of a page in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children === staff.title ? children : `${children} | ${staff.title}`}</title>
}
