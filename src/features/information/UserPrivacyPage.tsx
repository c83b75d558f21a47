import { informationPage } from './information-page.tsx'

export const userPrivacyPage = informationPage('userPrivacy')
