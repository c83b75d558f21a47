declare module 'provinces-and-cities' {
  export class Iran {
    static readonly all: readonly { id: number; name: string; cities: readonly string[] }[]
  }
}
