import { createContext } from 'react'
import { supportReport } from '#i18n/fa/support-report.ts'

type ReportWords = Record<keyof typeof supportReport, string>

/** Texts of the failure report, which depend on its reader; default: the shop's support. */
export const ReportWords = createContext<ReportWords>(supportReport)
