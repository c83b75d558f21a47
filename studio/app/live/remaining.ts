import { useEffect, useState } from 'react'
import { twoDigits } from '#studio/words/digits.ts'

/** The time left until an instant: ۲۹:۵۴; hours are converted to minutes. */
export function remaining(due: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((due - now) / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map(twoDigits).join(':')
}

/** The current time in milliseconds, in whole seconds, so that all countdowns show the same. */
export function useSeconds(): number {
  const [now, setNow] = useState(wholeSecond)
  useEffect(() => {
    const timer = setInterval(() => setNow(wholeSecond()), 200)
    return () => clearInterval(timer)
  }, [])
  return now
}

const wholeSecond = () => Math.floor(Date.now() / 1_000) * 1_000
