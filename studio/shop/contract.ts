/** What must not get into recordings. */
export { personal } from '#api/personal-fields.ts'
