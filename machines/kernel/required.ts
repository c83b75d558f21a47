/** A part of the context that an earlier state has set; without it the chart itself is wrong. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The chart reached a state without what the state needs')
  return value
}
