import { userPrivacy } from '#i18n/fa/information/user-privacy.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const userPrivacyPage = informationPage(userPrivacy, paths.userPrivacy)
