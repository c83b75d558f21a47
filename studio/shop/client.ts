/** The client whose calls the studio watches. */
export type { Api } from '#src/lib/api/client.ts'
