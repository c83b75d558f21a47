import { informationPage } from './information-page.tsx'

export const warranty7dayPage = informationPage('warranty7day')
