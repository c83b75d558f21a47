import { QueryClient } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { login } from '#i18n/fa/login.ts'
import { recordedSteps } from '#walks/recording/recorder.ts'
import { SignIn } from '#src/features/authentication/SignIn.tsx'
import { CommentForm } from '#src/features/comments/form/CommentForm.tsx'
import { QuestionForm } from '#src/features/questions/form/QuestionForm.tsx'
import { SaveButton } from '#src/features/wishlist/shared/SaveButton.tsx'
import { resetSessionData } from '#src/lib/session.ts'
import { Frame } from '#stories/support/Frame.tsx'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
beforeEach(() => document.documentElement.removeAttribute('data-signed-in'))
afterAll(() => vi.unstubAllGlobals())

const signedIn = 'signedIn=1'
const signedOut = `signedIn=; expires=${new Date(0).toUTCString()}`

it.each<[string, string, ReactNode]>([
  ['wishlist', 'the heart', <SaveButton key="heart" slug="iphone-17-pro" />],
  [
    'commentForm',
    'the comment form',
    <CommentForm key="form" productId={7} returnTo="/products/iphone-17-pro" ref={null} />,
  ],
  [
    'questionForm',
    'the form for questions',
    <QuestionForm
      key="question"
      product={{ id: 7, slug: 'iphone-17-pro' }}
      question={null}
      returnTo="/products/iphone-17-pro"
      ref={null}
    />,
  ],
])('%s: a sign-in elsewhere on the page reaches %s', async (machine, _, view) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Frame frame="piece" title="a product">
        {view}
      </Frame>,
    ),
  )
  const before = changesHeardBy(machine)
  document.cookie = signedIn
  await act(async () => resetSessionData(new QueryClient()))
  expect(changesHeardBy(machine)).toBe(before + 1)
  await act(async () => root.unmount())
  document.cookie = signedOut
  document.body.replaceChildren()
})

it('authentication: starts again when the session that had let it end turns out to be lost', async () => {
  document.cookie = signedIn
  document.documentElement.setAttribute('data-signed-in', '')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <Frame frame="login" title="sign-in">
        <SignIn redirectUrl="profile" action={null} />
      </Frame>,
    ),
  )
  expect(document.body.textContent).toContain(login.entering)
  document.cookie = signedOut
  await act(async () => resetSessionData(new QueryClient()))
  expect(document.body.textContent).not.toContain(login.entering)
  expect(document.querySelector('input[type=tel]')).not.toBeNull()
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const changesHeardBy = (flow: string) =>
  recordedSteps().filter(
    ({ machine, event }) => machine === flow && event.type === 'session.changed',
  ).length
