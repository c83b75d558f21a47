import { createContext } from 'react'
import { supportReport } from '#i18n/fa/support-report.ts'

type ReportWords = Record<keyof typeof supportReport, string>

/** What the report of a failure says, by who is to read it: the shop's support, unless the page says otherwise. */
export const ReportWords = createContext<ReportWords>(supportReport)
