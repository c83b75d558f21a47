/** What the studio calls the app that it shows. */
export const appName = { fa: 'فروشگاه', en: 'shop' }

/** How the shop formats numbers and failures. */
export { toPersianDigits } from '#domain/digits.ts'
export { problemTexts } from '#i18n/problems.ts'
export { failureText } from '#src/lib/failure-text.ts'
export { number, twoDigits } from '#src/lib/format.ts'
