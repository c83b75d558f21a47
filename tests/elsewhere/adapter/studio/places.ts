/** Folders and files, as paths from the root of the project. Views and a contract may be missing. */
export const machinesFolder = 'src'
export const viewsFolder = 'stories/views'
export const contractFile = 'openapi.json'
/** Writes the report of the paths. */
export const pathsProgram = 'paths.ts'
