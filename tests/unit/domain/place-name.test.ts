import { describe, expect, it } from 'vitest'
import { isSamePlace } from '#domain/place-name.ts'

describe('the name of a place', () => {
  it.each([
    ['تهران', 'استان تهران'],
    ['تهران', 'شهر تهران'],
    ['کرج', 'شهرستان كرج'],
    ['آذربایجان شرقی', 'استان آذربايجان‌شرقي'],
    ['شهر قدس', 'قدس'],
    ['شهرکرد', 'شهركرد'],
  ])('%s is the same as %s', (one, other) => {
    expect(isSamePlace(one, other)).toBe(true)
  })

  it.each([
    ['تهران', 'البرز'],
    ['تهران', ''],
    ['شهر', 'استان'],
    ['خراسان رضوی', 'خراسان شمالی'],
  ])('%s is another one than %s', (one, other) => {
    expect(isSamePlace(one, other)).toBe(false)
  })
})
