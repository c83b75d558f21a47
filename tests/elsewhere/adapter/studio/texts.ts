import type { FailureCode, ProblemCode } from './machines.ts'

/** What the studio calls the app, in the middle of a sentence. */
export const appName = { fa: 'برنامه', en: 'app' }

export const toPersianDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => Number(digit).toLocaleString('fa'))

export const number = (value: number): string => value.toLocaleString('fa')

export const twoDigits = (value: number): string => toPersianDigits(String(value).padStart(2, '0'))

/** What people read for each code. */
export const problemTexts: Record<ProblemCode, string> = {
  no_control_room: 'The control room does not answer.',
}

export function failureText({ code }: { code: FailureCode }): string {
  return { ...problemTexts, network: 'There is no network.', timeout: 'There is no reply.' }[code]
}
