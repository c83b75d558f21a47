import type { walks as fa } from '#studio/words/fa/walks.ts'
import type { Texts } from '#studio/words/language.ts'

export const walks: Texts<typeof fa> = {
  title: 'Walk',
  path: (number, start, end) => `Path ${number}: from ${start} to ${end}`,
  recorded: (place, steps, end) => `recording${place}, ${steps} to ${end}`,
  steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  named: (machine, title) => `${machine}: ${title}`,
  choose: 'Walk',
  counted:
    'A step is an event that led somewhere: the start of a machine and what only changes a field are in the log, but are no steps. A machine that only started has no line.',
  ofRecording: 'The steps of the recording in the machines as they are now',
  noReport: 'There is no report of the paths yet; make it in the tab “Test coverage”.',
  loading: 'Reading the paths…',
  noPath: 'The report has no path of this machine.',
  noPage:
    'This machine has no page of its own: it is seen only inside another one, or after an order.',
  recordingStays: 'This recording still goes the same way.',
  watch: 'Watch in the shop',
  saveTest: 'Save as a test',
  pace: 'Pace',
  paces: { step: 'Step by step', slow: 'Slow', fast: 'Fast' },
  next: 'Next step',
  end: 'End',
  opening: 'Its page opens. If the page asks you to sign in, do so in the frame.',
  taken: (taken, all) => `${taken} of ${all} steps`,
  done: 'The shop went all the steps.',
  departs: (step, event, state) => `Departs at step ${step}: ${event} now leads to ${state}.`,
  refuses: (step, event) =>
    `Departs at step ${step}: the machine does not accept ${event} in this state.`,
}
