import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flowModels, type FlowId } from '#machines/testing/registry.ts'

/**
 * By flow, the file that sends an event that no press in the stories causes: other tabs, swipes, selected files, parts
 * that the stories' products do not have.
 */
const sentElsewhere: Partial<Record<FlowId, Record<string, string>>> = {
  authentication: {
    'session.started': 'src/features/authentication/connect-sign-in.ts',
    'back.pressed': 'src/features/authentication/SignIn.tsx',
    'countdown.restarted': 'machines/flows/one-time-code/one-time-code.machine.ts',
    'flow.resumed': 'machines/kernel/start.ts',
    'newPassword.submitted': 'src/features/authentication/NewPasswordStep.tsx',
  },
  oneTimeCode: {
    'code.submitted': 'src/features/authentication/shared/CodeForm.tsx',
    'code.renewed': 'machines/flows/one-time-code/one-time-code.machine.ts',
  },
  addToCart: {
    'session.changed': 'src/features/add-to-cart/shared/use-add-to-cart.ts',
  },
  wishlist: {
    'session.changed': 'src/features/wishlist/shared/SaveButton.tsx',
    'save.resumed': 'src/features/wishlist/shared/SaveButton.tsx',
  },
  stockAlerts: {
    'session.changed': 'src/features/stock-alerts/use-stock-alerts.ts',
    'alert.resumed': 'src/features/stock-alerts/connect-stock-alerts.ts',
  },
  checkout: {
    'step.requested': 'src/features/checkout/use-location-of-flow.ts',
    'cart.updated': 'machines/flows/cart-editing/cart-editing.setup.ts',
    'order.opened': 'machines/flows/place-order/place-order.machine.ts',
    'cart.changedElsewhere': 'src/features/checkout/connect-checkout.ts',
    'session.changed': 'src/features/checkout/connect-checkout.ts',
    'session.ended': 'machines/flows/cart-editing/cart-editing.setup.ts',
    'change.refused': 'machines/flows/cart-editing/cart-editing.setup.ts',
    'signIn.requested': 'machines/flows/cart-editing/cart-editing.setup.ts',
    'flow.resumed': 'machines/kernel/start.ts',
    'delivery.drafted': 'machines/flows/delivery/delivery.setup.ts',
  },
  cartEditing: {
    'installment.changed': 'src/features/checkout/cart/CartLineRow.tsx',
    'clearing.requested': 'src/features/checkout/cart/CartStep.tsx',
  },
  delivery: {
    'address.wanted': 'src/features/checkout/delivery/Methods.tsx',
    'address.selected': 'machines/flows/address-book/address-book.machine.ts',
    'session.ended': 'machines/flows/address-book/address-book.machine.ts',
  },
  addressBook: { 'session.ended': 'machines/flows/address-form/address-form.machine.ts' },
  addressForm: {
    'province.chosen': 'src/features/addresses/shared/PlaceFields.tsx',
    'place.accepted': 'src/features/addresses/shared/map/PlaceOffer.tsx',
  },
  locationPicker: { 'point.chosen': 'src/features/addresses/shared/map/PickerMap.tsx' },
  placeOrder: { 'page.restored': 'src/features/checkout/connect-checkout.ts' },
  paymentResult: { 'page.restored': 'src/features/payments/PaymentResult.tsx' },
  stories: {
    'previous.pressed': 'src/features/stories/use-story-gestures.ts',
    'nextStory.swiped': 'src/features/stories/use-story-gestures.ts',
    'previousStory.swiped': 'src/features/stories/use-story-gestures.ts',
    'hold.began': 'src/features/stories/use-story-gestures.ts',
    'hold.ended': 'src/features/stories/use-story-gestures.ts',
    'play.pressed': 'src/features/stories/StoryDialog.tsx',
  },
  staffContent: {
    'merge.accepted': 'staff/content/ContentMerge.tsx',
    'draft.dropped': 'staff/content/PublishBar.tsx',
    'undo.requested': 'staff/content/PublishBar.tsx',
    'version.requested': 'staff/content/VersionList.tsx',
  },
  staffMessage: { 'flow.resumed': 'machines/kernel/start.ts' },
  staffTask: { 'flow.resumed': 'machines/kernel/start.ts' },
  staffTicketReply: { 'flow.resumed': 'machines/kernel/start.ts' },
  staffProductEdit: { 'flow.resumed': 'machines/kernel/start.ts' },
  staffVariantEdit: { 'terms.edited': 'staff/products/TermsForm.tsx' },
  staffWarrantyImport: { 'file.chosen': 'staff/devices/LinesForm.tsx' },
  staffSignIn: {
    'newPassword.submitted': 'staff/sign-in/FirstPasswordStep.tsx',
    'session.verifiedElsewhere': 'staff/sign-in/tabs.ts',
    'countdown.restarted': 'machines/flows/one-time-code/one-time-code.machine.ts',
  },
  staffIdle: {
    'activity.seen': 'staff/idle/activity.ts',
    'activity.shared': 'staff/idle/activity.ts',
    'session.endedElsewhere': 'staff/idle/activity.ts',
  },
  orderReturn: { 'form.submitted': 'src/features/orders/OrderReturn.tsx' },
  walletCharge: { 'page.shown': 'src/features/wallet/WalletCharge.tsx' },
  withdrawalRequest: {
    'form.submitted': 'src/features/wallet/WithdrawalRequest.tsx',
    'iban.confirmed': 'src/features/wallet/WithdrawalRequest.tsx',
  },
  commentForm: {
    'session.changed': 'src/features/comments/form/CommentForm.tsx',
    'form.opened': 'src/features/comments/form/CommentForm.tsx',
    'flow.resumed': 'machines/kernel/start.ts',
    'files.added': 'src/features/comments/form/DraftForm.tsx',
    'file.retried': 'src/features/comments/form/DraftForm.tsx',
  },
  commentReaction: { 'session.changed': 'src/features/comments/reactions/Reactions.tsx' },
  questionForm: {
    'session.changed': 'src/features/questions/form/QuestionForm.tsx',
    'form.opened': 'src/features/questions/form/QuestionForm.tsx',
  },
  passwordForm: { 'password.submitted': 'src/features/profile/password/PasswordForm.tsx' },
  savedRemoval: { 'removal.requested': 'src/features/wishlist/SavedPage.tsx' },
  ticketForm: { 'files.added': 'src/features/tickets/TicketAttachments.tsx' },
  staffImport: { 'sheet.chosen': 'staff/imports/SheetChoice.tsx' },
  profileImage: { 'file.chosen': 'src/features/profile/shared/image/ProfileImage.tsx' },
  phoneVerification: {
    'countdown.restarted': 'machines/flows/one-time-code/one-time-code.machine.ts',
    'flow.resumed': 'machines/kernel/start.ts',
  },
  warrantyCheck: {
    'session.changed': 'src/features/device-registry/WarrantyCheck.tsx',
    'check.submitted': 'src/features/device-registry/WarrantyCheck.tsx',
  },
}

const written = globSync('stories/views/*.txt').map((path) => readFileSync(path, 'utf8'))
const taken = new Set(
  written.flatMap((text) =>
    [...text.matchAll(/→ (\w+ [\w.]+)(?: .*(?<!\(ignored\)))?$/gm)].map(([, event]) => event),
  ),
)

describe.each(flowModels.map(({ machine }) => ({ id: machine.id, events: machine.events })))(
  'the events of $id',
  ({ id, events }) => {
    const known = new Map(Object.entries(sentElsewhere)).get(id) ?? {}
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
