import { describe, expect, it } from 'vitest'
import { callersIn } from '#studio/app/live/callers.ts'

describe('the callers whose calls can be made to fail', () => {
  it('are those of a machine and of all that it invokes, each once', () => {
    const callers = callersIn(['delivery', 'checkout'])
    expect(callers[0]?.machine).toBe('delivery')
    expect(callers).toContainEqual({ machine: 'addressForm', name: 'saveAddress' })
    expect(callers).toContainEqual({ machine: 'placeOrder', name: 'placeOrder' })
    expect(callers.filter(({ name }) => name === 'loadDelivery')).toHaveLength(1)
    expect(callers.some(({ name }) => name === 'addressForm')).toBe(false)
  })

  it('are not the deadlines, which call nobody', () => {
    const names = callersIn(['oneTimeCode']).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['verifyCode', 'requestCode']))
    expect(names).not.toContain('countdown')
  })

  it('are empty for a machine that is not a browser flow', () => {
    expect(callersIn(['', 'payment'])).toEqual([])
  })
})
