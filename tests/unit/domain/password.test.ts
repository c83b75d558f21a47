import { describe, expect, it } from 'vitest'
import { brokenPasswordRules, namedStrength, passwordStrength } from '#domain/password.ts'

describe('a new password', () => {
  it.each(['Turquoise!1', 'aB3^aB3^', 'Zz9@zzzz'])('may be %s', (password) => {
    expect(brokenPasswordRules(password)).toEqual([])
  })

  it.each([
    ['', ['required']],
    ['Turquoise! 1', ['spaces']],
    ['Turquoise!\u200c1', ['spaces']],
    ['Turquoise!1فیروزه', ['english']],
    ['Turquoise1', ['symbol']],
    ['Turquoise!', ['digit']],
    ['turquoise!1', ['letters']],
    ['TURQUOISE!1', ['letters']],
    ['Tur!1', ['length']],
    ['abc', ['symbol', 'digit', 'letters', 'length']],
  ])('%j breaks %j', { tags: ['AUTH-29'] }, (password, rules) => {
    expect(brokenPasswordRules(password)).toEqual(rules)
  })
})

describe('the strength of a password', () => {
  it.each([
    ['Turquoise!1', 4, 4],
    ['aB1!xyz', 3, 3],
    ['Turquoise! 1', 4, 3],
    ['abcdefgh', 1, 1],
  ])('of «%s» is %i steps, and it is called as one of %i', (password, steps, named) => {
    expect([passwordStrength(password), namedStrength(password)]).toEqual([steps, named])
  })
})
