/** Texts of the fields of personal data. */
export const person = {
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  required: 'فیلد الزامی است',
} as const
