import { describe, expect, it } from 'vitest'
import { leadOf } from '#studio/app/lead.ts'

describe('what a control leads to', () => {
  it('is an event with what it carries, and whether the machine ignores it', () => {
    const pressed = { machine: 'door', event: 'bell.rung', payload: '', isIgnored: false }
    expect(leadOf('door bell.rung')).toEqual(pressed)
    expect(leadOf('door bell.rung (ignored)')).toEqual({ ...pressed, isIgnored: true })
    const payload = '{text: "(ignored) once"}'
    expect(leadOf(`door bell.rung ${payload}`)).toEqual({ ...pressed, payload })
    expect(leadOf(`door bell.rung ${payload} (ignored)`)).toEqual({
      ...pressed,
      payload,
      isIgnored: true,
    })
  })

  it.each(['/cart', 'https://reactflow.dev', 'tel:02191000000'])('is no event in %s', (url) => {
    expect(leadOf(url)).toBeNull()
  })
})
