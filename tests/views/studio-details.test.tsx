import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import sources from 'virtual:machine-sources'
import { transitionsIn } from '#charts/graph.ts'
import { Calls } from '#studio/app/details/Calls.tsx'
import type { OnSelect } from '#studio/app/details/links.tsx'
import { Shown } from '#studio/app/details/Shown.tsx'
import { studioMachines } from '#studio/app/machines.ts'

it('leads from a control whose event carries something to the transition that takes it, and says which are ignored', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const machine = studioMachines.find(({ id }) => id === 'authentication')
  const own = sources.machines.authentication
  if (machine === undefined || own === undefined) throw new Error('there is no sign-in')
  const line = (words: string, lead: string) =>
    ({ kind: 'button', words, marks: [], leads: [lead] }) as const
  vi.spyOn(own, 'views', 'get').mockReturnValue({
    'authentication.mobile.refused': [
      {
        story: 'Refused',
        lines: [
          line('دریافت کد', 'authentication mobile.submitted {mobile: "09123456789"}'),
          line('رمز', 'authentication password.chosen {mobile: "09123456789"} (ignored)'),
          line('خانه', '/'),
        ],
      },
    ],
  })
  const onSelect = vi.fn<OnSelect>()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(() => root.unmount()))
  const transitions = transitionsIn(machine.graph)
  await act(async () =>
    root.render(
      <Shown
        state="authentication.mobile.refused"
        onChooseMachine={() => {}}
        {...{ machine, transitions, onSelect }}
      />,
    ),
  )
  const rows = [...document.querySelectorAll('li')]
  const isSaidIgnored = rows.map((row) => (row.textContent ?? '').includes('نادیده می‌ماند'))
  expect(isSaidIgnored).toEqual([false, true, false])
  expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual([1, 0, 0])
  await act(async () => rows[0]?.querySelector('button')?.click())
  const taking = transitions.find(({ event }) => event === 'mobile.submitted')
  expect(onSelect).toHaveBeenCalledWith({ kind: 'transition', id: taking?.id })
})

it.each([
  ['requestCode', 'authentication.requestingCode', true],
  ['signInWithPassword', 'authentication.password.submitting', false],
])('says of the calls of %s that another machine may make some alone: %s, %s', async (...given) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const [actor, state, isSaid] = given
  const machine = studioMachines.find(({ id }) => id === 'authentication')
  if (machine === undefined) throw new Error('there is no sign-in')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => act(() => root.unmount()))
  const links = { onSelect: () => {}, onChooseMachine: () => {} }
  await act(async () => root.render(<Calls {...{ machine, state, actor }} {...links} />))
  const said =
    'همهٔ فراخوانی‌های برنامهٔ این کنشگر: ورودی آن و پاسخ‌ها تعیین می‌کنند کدام‌ها انجام شود. در \u2066oneTimeCode, phoneVerification, staffSignIn\u2069 هم اجرا می‌شود؛ شاید فراخوانی‌ای فقط آن‌جا انجام شود.'
  expect(document.querySelectorAll('summary').length > 0).toBe(true)
  expect(
    [...document.querySelectorAll('p')].map(({ textContent }) => textContent).includes(said),
  ).toBe(isSaid)
})
