import { describe, expect, it } from 'vitest'
import {
  staffTaskMachine,
  staffTaskSelectors as selectors,
  type Task,
} from '#machines/flows/staff-task/staff-task.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'

const move = { kind: 'requestMove', id: 1001, from: 'NEW', needsText: true } as const
const declining: Task = { ...move, event: 'staff.declined' }
const finishing: Task = { ...move, event: 'staff.finished' }
const noting: Task = { kind: 'requestNote', id: 1001, lastEntry: null, needsText: true }
const answering: Task = { ...noting, kind: 'requestAnswer' }
const settling: Task = { kind: 'differenceSettle', id: 1001, needsText: true }

describe('a text that was begun for one task', () => {
  it.each<[string, Task, Task]>([
    ['another move of the request', declining, finishing],
    ['the same move of another request', declining, { ...declining, id: 1002 }],
    ['a note on the request', declining, noting],
    ['an answer to the request', noting, answering],
    ['a note on another request', noting, { ...noting, id: 1002 }],
    ['another thing with the same number', noting, settling],
  ])('is discarded for %s', (_, first, second) => {
    const actor = begun(first)
    actor.send({ type: 'task.chosen', task: second })
    expect(selectors.task(actor.getSnapshot())).toEqual(second)
    expect(selectors.text(actor.getSnapshot())).toBe('')
  })

  it.each<[string, Task, Task]>([
    ['the same move', declining, { ...declining, from: 'IN_PROGRESS' }],
    ['the same note, after an entry of a colleague', noting, { ...noting, lastEntry: 7 }],
    ['the same difference', settling, settling],
  ])('is restored for %s', (_, first, second) => {
    const actor = begun(first)
    actor.send({ type: 'task.chosen', task: second })
    expect(selectors.task(actor.getSnapshot())).toEqual(second)
    expect(selectors.text(actor.getSnapshot())).toBe('تلفنی گفته شد')
  })
})

/** The dialog of a task, closed after a text was begun. */
function begun(task: Task) {
  const actor = startFlow(staffTaskMachine, { input: undefined })
  actor.send({ type: 'task.chosen', task })
  actor.send({ type: 'draft.changed', text: 'تلفنی گفته شد' })
  actor.send({ type: 'dialog.dismissed' })
  return actor
}
