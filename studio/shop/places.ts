/** Where the studio finds the machines of the shop and what is known of them, as paths from the repository. */
export const machinesFolder = 'machines'
/** The recorded views of each flow; the tests of the views write and compare them. */
export const viewsFolder = 'stories/views'
export const contractFile = 'generated/api/openapi.json'
/** Writes `reports/paths.json`. */
export const pathsProgram = 'tools/paths.ts'
