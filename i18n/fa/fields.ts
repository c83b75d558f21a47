/** Messages of the fields of request forms; those that the specification has are verbatim. */
export const fields = {
  required: 'فیلد الزامی است',
  digitsOnly: 'لطفا فقط عدد وارد نمایید',
  lettersOnly: 'لطفا فقط حروف وارد نمایید',
  phoneLength: 'شماره موبایل باید ۱۱ رقمی باشد',
  tooManyDigits: (count: string) => `حداکثر ${count} رقم`,
  tooLong: (length: string) => `حداکثر ${length} نویسه`,
} as const
