import { appName } from '#studio/shop/texts.ts'
import type { walks as fa } from '#studio/words/fa/walks.ts'
import type { Texts } from '#studio/words/language.ts'

export const walks: Texts<typeof fa> = {
  title: 'Walk',
  path: (number, start, end, steps, via) =>
    `Path ${number}: from ${start} to ${end}, ${steps}${via === null ? '' : `, via ${via}`}`,
  recorded: (place, steps, end) => `recording${place}, ${steps} to ${end}`,
  steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  named: (machine, title) => `${machine}: ${title}`,
  choose: 'Walk',
  counted:
    'Only events that take a transition count as steps. The start of a machine is in the log but is not a step; machines that only started are not listed.',
  ofRecording: 'The steps of the recording in the machines as they are now',
  leftOut: (shown, leftOut) =>
    `Only the ${shown} longest are here; ${leftOut === 1 ? '1 shorter one is' : `${leftOut} shorter ones are`} left out.`,
  noReport: 'There is no report of the paths yet; make it in the tab “Coverage”, or with',
  loading: 'Reading the paths…',
  noPath: 'The report has no path for this machine.',
  noPage: `No page of the ${appName.en} can be opened for this walk, so it can be neither watched nor saved.`,
  unwatched: {
    inside: (machine) =>
      `This walk cannot be watched here: it runs inside ${machine}. Watch a walk of ${machine}; the saved test leads there.`,
    button: (name, path) =>
      `This walk cannot be watched here: the button “${name}” opens it on ${path}. Press it in the ${appName.en} and follow it in the tab “Live”; the saved test presses it.`,
    region: (name, path) =>
      `This walk cannot be watched here: a button in “${name}” opens it on ${path}. Press one in the ${appName.en} and follow it in the tab “Live”; the saved test presses it.`,
  },
  recordingStays: 'The machine still takes the recorded path.',
  watch: `Watch in the ${appName.en}`,
  saveTest: 'Save as a test',
  pace: 'Pace',
  paces: { step: 'Manual', slow: 'Slow', fast: 'Fast' },
  next: 'Next step',
  end: 'End',
  opening: 'The page is opening. If it asks you to sign in, do so in the frame.',
  wentTo: (path) => `The ${appName.en} went to ${path} instead of the page of this walk.`,
  outdated:
    'The machine or something that its walks use has changed since the report was made, so a walk may diverge. Make the report again in the tab “Coverage”.',
  strayed: (state) =>
    `The page itself, or someone using it, moved the machine to ${state}. The walk starts over when you reopen the page.`,
  left: 'The page of this walk was left, reloaded or closed, or the studio now follows another page. The walk starts over when you reopen the page.',
  unopened: `The page of this walk did not open. Perhaps the network is lost or the ${appName.en} is not running.`,
  unshown: 'The page is open, but it does not show this machine to whoever is signed in.',
  openAgain: 'Reopen the page',
  taken: (taken, all) => (all === '1' ? `${taken} of 1 step` : `${taken} of ${all} steps`),
  nextStep: 'next:',
  done: `The ${appName.en} completed all the steps.`,
  diverges: (step, event, state) => `Diverges at step ${step}: ${event} now leads to ${state}.`,
  takesOther: (step, event, state) =>
    `Diverges at step ${step}: ${event} still leads to ${state}, but by another transition.`,
  startsUnreached: (state) =>
    `Diverges at the start: the recording begins in ${state}, which cannot be reached from any start of the model.`,
  startsNowhere: (state) => `Diverges at the start: the machine no longer has the state ${state}.`,
  refuses: (step, event) =>
    `Diverges at step ${step}: the machine does not accept ${event} in this state.`,
}
