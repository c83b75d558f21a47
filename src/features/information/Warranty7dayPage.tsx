import { warranty7day } from '#i18n/fa/information/warranty-7day.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const warranty7dayPage = informationPage(warranty7day, paths.warranty7day)
