import { informationPage } from './information-page.tsx'

export const sendingMethodsPage = informationPage('sendingMethods')
