export const knownValues: Record<string, unknown> = {}
