/** Words of the fields that say who someone is. */
export const person = {
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  required: 'فیلد الزامی است',
} as const
