import { sendingMethods } from '#i18n/fa/information/sending-methods.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const sendingMethodsPage = informationPage(sendingMethods, paths.sendingMethods)
