declare module 'provinces-and-cities' {
  export const Iran: {
    readonly all: readonly { id: number; name: string; cities: readonly string[] }[]
  }
}
