/** Where the studio finds the machines of the shop and what is known of them, as paths from the repository. */
export const machinesFolder = 'machines'
/** The files in which the model of a machine may be. */
export function modelFiles(machine: string): string[] {
  const name = machine.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return ['flows', 'lifecycles'].map(
    (folder) => `${machinesFolder}/${folder}/${name}/${name}.model.ts`,
  )
}
/** The folders whose functions and constants are shown behind the names of a chart; each has its alias `#folder/`. */
export const sourceFolders = ['machines', 'domain']
/** The recorded views of each flow; the tests of the views write and compare them. */
export const viewsFolder = 'stories/views'
export const contractFile = 'generated/api/openapi.json'
/** Writes `reports/paths.json`. */
export const pathsProgram = 'tools/paths.ts'
/** The tests that take the generated walks, and those that take transitions in a browser. */
export const coverageTests = {
  unit: 'tests/machines/paths.test.ts',
  browser: 'tests/browser/covers.test.ts',
}
