import { wav } from './wav.ts'

/** Samples per second. */
const rate = 32_000
const seconds = 12

/** A voice of the test: its start and length (seconds), its pitch (Hz) and its side (-1 left, 1 right). */
type Note = { at: number; length: number; from: number; to: number; side: number; loud: number }

/**
 * A sound for judging earphones and speakers: three notes on the left, three on the right, the same together moving
 * around, a deep bass rising from 35 Hz and a treble falling from 9 kHz.
 */
export function listeningTest(): Buffer {
  const left = new Float32Array(rate * seconds)
  const right = new Float32Array(rate * seconds)
  for (const note of notes) play(note, left, right)
  return wav(left, right, rate)
}

const chord = [440, 554.37, 659.26]

const notes: Note[] = [
  ...chord.map((pitch, i) => note(0.1 + i * 0.4, 1.1, pitch, -1)),
  ...chord.map((pitch, i) => note(2.1 + i * 0.4, 1.1, pitch, 1)),
  ...chord.map((pitch, i) => note(4.1 + i * 0.4, 1.6, pitch / 2, i - 1)),
  { at: 6.2, length: 2.8, from: 35, to: 180, side: 0, loud: 0.75 },
  { at: 9.2, length: 2.6, from: 9_000, to: 1_200, side: 0, loud: 0.16 },
]

function note(at: number, length: number, pitch: number, side: number): Note {
  return { at, length, from: pitch, to: pitch, side, loud: 0.4 }
}

/** Adds a note to both channels, fading in and out so that it does not click. */
function play({ at, length, from, to, side, loud }: Note, left: Float32Array, right: Float32Array) {
  const [start, count] = [Math.round(at * rate), Math.round(length * rate)]
  const isSweep = from !== to
  let phase = 0
  for (let i = 0; i < count && start + i < left.length; i += 1) {
    const share = i / count
    phase += (2 * Math.PI * from * (to / from) ** share) / rate
    const swell = Math.min(1, share / 0.02)
    const fading = isSweep ? Math.min(1, (1 - share) / 0.08) : Math.exp(-4 * share) * (1 - share)
    const value =
      loud * swell * fading * (Math.sin(phase) + (isSweep ? 0 : Math.sin(phase * 2) / 5))
    left[start + i] = (left[start + i] ?? 0) + value * Math.min(1, 1 - side)
    right[start + i] = (right[start + i] ?? 0) + value * Math.min(1, 1 + side)
  }
}
