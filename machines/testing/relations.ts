import type { MachineId } from './registry.ts'

/** A machine, or one of its states by its full id. */
export type Place = { machine: string; state?: string }

/** A flow continues in another one, and neither invokes the other. */
export type Relation = { from: Place; to: Place }

const at = (machine: MachineId, state?: string): Place => ({ machine, state })

/**
 * How flows follow one another across pages, the bank and the server, which no single chart shows. The studio and tests use
 * them; `studio/shop/relation-words.ts` explains each.
 */
export const relations = [
  { name: 'addedToCart', from: at('addToCart', 'addToCart.added'), to: at('checkout') },
  {
    name: 'checkoutNeedsSignIn',
    from: at('checkout', 'checkout.signInNeeded'),
    to: at('authentication'),
  },
  { name: 'wishlistNeedsSignIn', from: at('wishlist', 'wishlist.guest'), to: at('authentication') },
  {
    name: 'stockAlertNeedsSignIn',
    from: at('stockAlerts', 'stockAlerts.guest'),
    to: at('authentication'),
  },
  {
    name: 'commentOffersSignIn',
    from: at('commentForm', 'commentForm.editing'),
    to: at('authentication'),
  },
  {
    name: 'reactionNeedsSignIn',
    from: at('commentReaction', 'commentReaction.ready'),
    to: at('authentication'),
  },
  {
    name: 'questionNeedsSignIn',
    from: at('questionForm', 'questionForm.signInNeeded'),
    to: at('authentication'),
  },
  {
    name: 'signedInToCheckout',
    from: at('authentication', 'authentication.signedIn'),
    to: at('checkout'),
  },
  {
    name: 'signedInToWishlist',
    from: at('authentication', 'authentication.signedIn'),
    to: at('wishlist', 'wishlist.reading'),
  },
  {
    name: 'signedInToStockAlert',
    from: at('authentication', 'authentication.signedIn'),
    to: at('stockAlerts', 'stockAlerts.reading'),
  },
  {
    name: 'signedInToComment',
    from: at('authentication', 'authentication.signedIn'),
    to: at('commentForm', 'commentForm.profile'),
  },
  {
    name: 'signedInToQuestion',
    from: at('authentication', 'authentication.signedIn'),
    to: at('questionForm', 'questionForm.editing'),
  },
  {
    name: 'orderPlaced',
    from: at('placeOrder', 'placeOrder.placing'),
    to: at('order', 'order.WAITING_PAYMENT'),
  },
  {
    name: 'paymentOpened',
    from: at('placeOrder', 'placeOrder.leaving'),
    to: at('payment', 'payment.PENDING'),
  },
  { name: 'checkoutToBank', from: at('checkout', 'checkout.paying'), to: at('paymentResult') },
  { name: 'placeOrderToBank', from: at('placeOrder', 'placeOrder.left'), to: at('paymentResult') },
  {
    name: 'paymentSettled',
    from: at('payment', 'payment.SUCCESSFUL'),
    to: at('order', 'order.NOT_CHECKED'),
  },
  { name: 'orderIsRead', from: at('order'), to: at('paymentResult', 'paymentResult.checking') },
  {
    name: 'paymentReturned',
    from: at('payment', 'payment.RETURNED'),
    to: at('paymentResult', 'paymentResult.refunded'),
  },
  {
    name: 'paidAgain',
    from: at('paymentResult', 'paymentResult.leaving'),
    to: at('payment', 'payment.PENDING'),
  },
  {
    name: 'paidLater',
    from: at('payLink', 'payLink.ready'),
    to: at('payment', 'payment.PENDING'),
  },
  {
    name: 'cancelledToCart',
    from: at('paymentResult', 'paymentResult.cancelled'),
    to: at('checkout'),
  },
  {
    name: 'refundedToCart',
    from: at('paymentResult', 'paymentResult.refunded'),
    to: at('checkout'),
  },
  {
    name: 'orderCancelled',
    from: at('orderCancellation', 'orderCancellation.cancelling'),
    to: at('order', 'order.NOT_APPROVED'),
  },
  {
    name: 'staffPaidOut',
    from: at('staffMoneyMove', 'staffMoneyMove.moving'),
    to: at('withdrawal'),
  },
  {
    name: 'staffRefunded',
    from: at('staffMoneyMove', 'staffMoneyMove.moving'),
    to: at('refund', 'refund.PAID'),
  },
  {
    name: 'staffMoved',
    from: at('staffOrderMove', 'staffOrderMove.moving'),
    to: at('order'),
  },
  {
    name: 'staffMovedMany',
    from: at('staffOrdersMove', 'staffOrdersMove.moving'),
    to: at('order'),
  },
  {
    name: 'staffHandedOver',
    from: at('staffPickUp', 'staffPickUp.handingOver'),
    to: at('order', 'order.DELIVERED'),
  },
  {
    name: 'commentDecided',
    from: at('staffDecision', 'staffDecision.deciding'),
    to: at('comment'),
  },
  {
    name: 'questionDecided',
    from: at('staffDecision', 'staffDecision.deciding'),
    to: at('question'),
  },
  {
    name: 'ticketAnswered',
    from: at('staffTicketReply', 'staffTicketReply.sending'),
    to: at('ticket', 'ticket.OPEN'),
  },
  {
    name: 'requestWorkedOn',
    from: at('staffTask', 'staffTask.doing'),
    to: at('request'),
  },
  {
    name: 'signedInToBackOffice',
    from: at('authentication', 'authentication.signedIn'),
    to: at('staffSignIn'),
  },
  {
    name: 'idleSignedOut',
    from: at('staffIdle', 'staffIdle.signedOut'),
    to: at('authentication'),
  },
  {
    name: 'cancelledRefunded',
    from: at('order', 'order.NOT_APPROVED'),
    to: at('refund', 'refund.PAID'),
  },
  {
    name: 'deliveredReturned',
    from: at('order', 'order.DELIVERED'),
    to: at('orderReturn'),
  },
  {
    name: 'returnRequested',
    from: at('orderReturn', 'orderReturn.sending'),
    to: at('refund', 'refund.REQUESTED'),
  },
  {
    name: 'returnCancelled',
    from: at('returnCancellation', 'returnCancellation.cancelling'),
    to: at('refund', 'refund.CANCELLED'),
  },
  {
    name: 'withdrawalRequested',
    from: at('withdrawalRequest', 'withdrawalRequest.sending'),
    to: at('withdrawal', 'withdrawal.PENDING'),
  },
  {
    name: 'depositOpened',
    from: at('walletCharge', 'walletCharge.requesting'),
    to: at('payment', 'payment.PENDING'),
  },
  {
    name: 'giftCardPassedOn',
    from: at('giftCardPurchase', 'giftCardPurchase.bought'),
    to: at('giftCardRedemption', 'giftCardRedemption.editing'),
  },
  {
    name: 'commentSent',
    from: at('commentForm', 'commentForm.sending'),
    to: at('comment', 'comment.pending'),
  },
  {
    name: 'questionSent',
    from: at('questionForm', 'questionForm.sending'),
    to: at('question', 'question.pending'),
  },
  {
    name: 'phoneVerified',
    from: at('phoneVerification', 'phoneVerification.verified'),
    to: at('deviceRegistry', 'deviceRegistry.form'),
  },
  {
    name: 'registryNeedsSignIn',
    from: at('deviceRegistry', 'deviceRegistry.form'),
    to: at('phoneVerification', 'phoneVerification.details'),
  },
  {
    name: 'warrantyNeedsSignIn',
    from: at('warrantyCheck', 'warrantyCheck.open.signInNeeded'),
    to: at('authentication'),
  },
  {
    name: 'warrantyToActivation',
    from: at('warrantyCheck', 'warrantyCheck.notActivated'),
    to: at('deviceRegistry'),
  },
  {
    name: 'ticketSent',
    from: at('ticketForm', 'ticketForm.sending.writing'),
    to: at('ticket', 'ticket.OPEN'),
  },
  {
    name: 'alertSet',
    from: at('stockAlerts', 'stockAlerts.ready'),
    to: at('notificationPermission', 'notificationPermission.undecided'),
  },
] as const satisfies readonly (Relation & { name: string })[]

export type RelationName = (typeof relations)[number]['name']
