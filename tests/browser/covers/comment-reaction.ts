import type { Page } from 'playwright'
import { commentReactionMachine } from '#machines/flows/comment-reaction/comment-reaction.machine.ts'
import { signIn } from '#tests/browser/support/gestures.ts'
import { phone } from '#tests/browser/support/goods.ts'
import { breakCall, loseSession } from '#tests/browser/support/network.ts'
import { offline, says, signOut } from './actions.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'

const gestures = {
  'reaction.toggled': (page: Page) => like(page).click(),
  'session.changed': 'the page sends it when it opens and when another tab changes the session',
} satisfies Gestures<typeof commentReactionMachine>

const path = `/products/${phone.slug}`
const saves = /\/interaction\/$/

/** A guest is asked to sign in; signed in, the like is saved at the retry, and taken back. */
const likesAComment: Walk = async ({ guest }) => {
  const visitor = await guest()
  const { page, open, took } = visitor
  await open(path, 'commentReaction')
  await gestures['reaction.toggled'](page)
  await prompt(page).getByRole('link', { name: 'ورود یا ثبت‌نام' }).click()
  await signIn(visitor)
  await page.waitForURL(`**${path}`)

  const line = await breakCall(page, saves)
  await gestures['reaction.toggled'](page)
  await took('commentReaction', 'commentReaction.saving|xstate.error.actor.saveReaction|1')
  await says(page, offline)
  line.mend()
  await gestures['reaction.toggled'](page)
  await like(page, true).waitFor()
  await took('commentReaction', 'commentReaction.saving|xstate.done.actor.saveReaction|0')

  const session = await loseSession(page, saves)
  await gestures['reaction.toggled'](page)
  await prompt(page).waitFor()
  await session.restore()
  await signOut(page)
}

export const commentReactionCover: BrowserCover = {
  title: 'the likes of a comment',
  machines: [{ machine: commentReactionMachine, unreachable: {} }],
  walks: {
    'likes a comment after signing in, over a lost network and a lost session': likesAComment,
  },
}

const like = (page: Page, pressed?: boolean) =>
  page
    .getByRole('region', { name: 'دیدگاه خریداران' })
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^می‌پسندم/, pressed })

const prompt = (page: Page) => page.getByRole('dialog', { name: 'ورود به حساب' })
