import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flowModels } from '#machines/models.ts'

/**
 * By flow, the file that sends an event which no press in the stories brings about: other tabs, swipes, chosen files,
 * parts that the stories' goods do not have.
 */
const sentElsewhere: Record<string, Record<string, string>> = {
  authentication: {
    'session.started': 'src/flows/authentication/follow-sign-in.ts',
    'countdown.restarted': 'machines/one-time-code/one-time-code.machine.ts',
    'flow.resumed': 'machines/start.ts',
    'newPassword.submitted': 'src/flows/authentication/NewPasswordStep.tsx',
  },
  oneTimeCode: { 'code.renewed': 'machines/one-time-code/one-time-code.machine.ts' },
  addToCart: {
    'session.changed': 'src/flows/add-to-cart/use-add-to-cart.ts',
  },
  saving: {
    'session.changed': 'src/flows/saving/SaveButton.tsx',
    'save.resumed': 'src/flows/saving/SaveButton.tsx',
  },
  notices: {
    'session.changed': 'src/flows/notices/use-notices.ts',
    'notice.resumed': 'src/flows/notices/follow-notices.ts',
  },
  checkout: {
    'step.requested': 'src/flows/checkout/use-location-of-flow.ts',
    'cart.updated': 'machines/cart-editing/cart-editing.machine.ts',
    'cart.changedElsewhere': 'src/flows/checkout/follow-checkout.ts',
    'session.changed': 'src/flows/checkout/follow-checkout.ts',
    'session.ended': 'machines/cart-editing/cart-editing.machine.ts',
    'change.refused': 'machines/cart-editing/cart-editing.machine.ts',
    'signIn.requested': 'machines/cart-editing/cart-editing.machine.ts',
    'flow.resumed': 'machines/start.ts',
    'delivery.drafted': 'machines/delivery/delivery.machine.ts',
  },
  cartEditing: {
    'instalment.changed': 'src/flows/checkout/cart/CartLineRow.tsx',
    'clearing.asked': 'src/flows/checkout/cart/CartStep.tsx',
  },
  delivery: { 'session.ended': 'machines/address-form/address-form.machine.ts' },
  addressForm: { 'province.chosen': 'src/flows/checkout/delivery/PlaceFields.tsx' },
  ordering: { 'page.restored': 'src/flows/checkout/follow-checkout.ts' },
  paymentResult: { 'page.restored': 'src/flows/payment-result/PaymentResult.tsx' },
  stories: {
    'previous.pressed': 'src/flows/stories/use-story-gestures.ts',
    'nextStory.swiped': 'src/flows/stories/use-story-gestures.ts',
    'previousStory.swiped': 'src/flows/stories/use-story-gestures.ts',
    'hold.began': 'src/flows/stories/use-story-gestures.ts',
    'hold.ended': 'src/flows/stories/use-story-gestures.ts',
    'play.pressed': 'src/flows/stories/StoryDialog.tsx',
  },
  commentForm: {
    'session.changed': 'src/flows/comment-form/CommentForm.tsx',
    'form.opened': 'src/flows/comment-form/CommentForm.tsx',
    'flow.resumed': 'machines/start.ts',
    'files.added': 'src/flows/comment-form/FilesField.tsx',
    'file.retried': 'src/flows/comment-form/FilesField.tsx',
  },
  profileImage: { 'file.chosen': 'src/flows/profile-image/ProfileImage.tsx' },
}

const written = globSync('stories/views/*.txt').map((path) => readFileSync(path, 'utf8'))
const taken = new Set(
  written.flatMap((text) =>
    [...text.matchAll(/→ (\w+ [\w.]+)(?! \(ignored\))$/gm)].map(([, event]) => event),
  ),
)

describe.each(flowModels.map(({ machine }) => ({ id: machine.id, events: machine.events })))(
  'the events of $id',
  ({ id, events }) => {
    const known = sentElsewhere[id] ?? {}
    const shoppers = events.filter((event) => !event.startsWith('xstate.'))

    it('are all sent by a gesture or by a file that is named', () => {
      const isSent = (event: string) => taken.has(`${id} ${event}`) || event in known
      expect(shoppers.filter((event) => !isSent(event))).toEqual([])
    })

    it('are sent by the files that are named', () => {
      const wrong = Object.entries(known).filter(
        ([event, file]) =>
          !shoppers.includes(event) || !readFileSync(file, 'utf8').includes(`'${event}'`),
      )
      expect(wrong).toEqual([])
    })
  },
)
