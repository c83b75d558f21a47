import { isDark, lightness, shade } from '#demo/pictures/svg/color.ts'
import type { HandsetModel, Tones } from './model.ts'

/** The tones of all parts for a color: the model's own if it defines them, otherwise derived from the code. */
export function tonesOf(model: HandsetModel, colorKey: string, code: string): Tones {
  const own = model.tones?.[colorKey] ?? {}
  const back = own.back ?? code
  const metalDrop = isDark(back) ? 0.05 : lightness(back) > 0.9 ? -0.1 : -0.06
  const frame = own.frame ?? shade(back, metalDrop)
  return {
    back,
    bottom: own.bottom ?? back,
    frame,
    island: own.island ?? back,
    metal: own.metal ?? frame,
    accent: own.accent ?? shade(back, isDark(back) ? 0.12 : -0.12),
  }
}
