/** The largest id of a row: PostgreSQL refuses a larger number where it expects an `integer`. */
export const largestId = 2_147_483_647
