/** Folders and files, as paths from the root of the project. Views and a contract may be missing. */
export const machinesFolder = 'src'
/** The files in which the model of a machine may be. */
export const modelFiles = (machine: string): string[] => [`src/${machine}.model.ts`]
/** The folders whose functions and constants are shown behind the names of a chart; each has its alias `#folder/`. */
export const sourceFolders = ['src']
export const viewsFolder = 'stories/views'
export const contractFile = 'openapi.json'
/** Writes the report of the paths. */
export const pathsProgram = 'paths.ts'
/** The program that takes the generated walks, and the test that takes transitions in a browser. */
export const coverageTests = { unit: 'paths.ts', browser: 'browser.test.ts' }
