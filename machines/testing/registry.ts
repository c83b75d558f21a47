import { accountClosureModel } from '#machines/flows/account-closure/account-closure.model.ts'
import { passwordFormModel } from '#machines/flows/password-form/password-form.model.ts'
import { profileFieldModel } from '#machines/flows/profile-field/profile-field.model.ts'
import { questionFormModel } from '#machines/flows/question-form/question-form.model.ts'
import { savedRemovalModel } from '#machines/flows/saved-removal/saved-removal.model.ts'
import { ticketFormModel } from '#machines/flows/ticket-form/ticket-form.model.ts'
import { addToCartModel } from '#machines/flows/add-to-cart/add-to-cart.model.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { locationPickerModel } from '#machines/flows/location-picker/location-picker.model.ts'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { commentFormModel } from '#machines/flows/comment-form/comment-form.model.ts'
import { commentReactionModel } from '#machines/flows/comment-reaction/comment-reaction.model.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { deviceRegistryModel } from '#machines/flows/device-registry/device-registry.model.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { giftCardPurchaseModel } from '#machines/flows/gift-card-purchase/gift-card-purchase.model.ts'
import { giftCardRedemptionModel } from '#machines/flows/gift-card-redemption/gift-card-redemption.model.ts'
import { orderCancellationModel } from '#machines/flows/order-cancellation/order-cancellation.model.ts'
import { orderReturnModel } from '#machines/flows/order-return/order-return.model.ts'
import { returnCancellationModel } from '#machines/flows/return-cancellation/return-cancellation.model.ts'
import { staffOrderMoveModel } from '#machines/flows/staff-order-move/staff-order-move.model.ts'
import { staffOrdersMoveModel } from '#machines/flows/staff-orders-move/staff-orders-move.model.ts'
import { staffPickUpModel } from '#machines/flows/staff-pick-up/staff-pick-up.model.ts'
import { staffWarrantyImportModel } from '#machines/flows/staff-warranty-import/staff-warranty-import.model.ts'
import { staffMessageModel } from '#machines/flows/staff-message/staff-message.model.ts'
import { staffDecisionModel } from '#machines/flows/staff-decision/staff-decision.model.ts'
import { staffDeliveryEditModel } from '#machines/flows/staff-delivery-edit/staff-delivery-edit.model.ts'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { staffProductEditModel } from '#machines/flows/staff-product-edit/staff-product-edit.model.ts'
import { staffMoneyMoveModel } from '#machines/flows/staff-money-move/staff-money-move.model.ts'
import { staffVariantEditModel } from '#machines/flows/staff-variant-edit/staff-variant-edit.model.ts'
import { staffTaskModel } from '#machines/flows/staff-task/staff-task.model.ts'
import { staffPriceChangeModel } from '#machines/flows/staff-price-change/staff-price-change.model.ts'
import { staffPriceUndoModel } from '#machines/flows/staff-price-undo/staff-price-undo.model.ts'
import { staffExportModel } from '#machines/flows/staff-export/staff-export.model.ts'
import { staffImportModel } from '#machines/flows/staff-import/staff-import.model.ts'
import { staffSignInModel } from '#machines/flows/staff-sign-in/staff-sign-in.model.ts'
import { staffIdleModel } from '#machines/flows/staff-idle/staff-idle.model.ts'
import { staffCategoryChangeModel } from '#machines/flows/staff-category-change/staff-category-change.model.ts'
import { staffContentModel } from '#machines/flows/staff-content/staff-content.model.ts'
import { staffTicketReplyModel } from '#machines/flows/staff-ticket-reply/staff-ticket-reply.model.ts'
import { walletChargeModel } from '#machines/flows/wallet-charge/wallet-charge.model.ts'
import { withdrawalRequestModel } from '#machines/flows/withdrawal-request/withdrawal-request.model.ts'
import { payLinkModel } from '#machines/flows/pay-link/pay-link.model.ts'
import { paymentResultModel } from '#machines/flows/payment-result/payment-result.model.ts'
import { phoneVerificationModel } from '#machines/flows/phone-verification/phone-verification.model.ts'
import { placeOrderModel } from '#machines/flows/place-order/place-order.model.ts'
import { profileImageModel } from '#machines/flows/profile-image/profile-image.model.ts'
import { notificationPermissionModel } from '#machines/flows/notification-permission/notification-permission.model.ts'
import { stockAlertsModel } from '#machines/flows/stock-alerts/stock-alerts.model.ts'
import { storiesModel } from '#machines/flows/stories/stories.model.ts'
import { usedPhoneModel } from '#machines/flows/used-phone/used-phone.model.ts'
import { warrantyCheckModel } from '#machines/flows/warranty-check/warranty-check.model.ts'
import { wishlistModel } from '#machines/flows/wishlist/wishlist.model.ts'
import { commentModel } from '#machines/lifecycles/comment/comment.model.ts'
import { orderModel } from '#machines/lifecycles/order/order.model.ts'
import { paymentModel } from '#machines/lifecycles/payment/payment.model.ts'
import { questionModel } from '#machines/lifecycles/question/question.model.ts'
import { refundModel } from '#machines/lifecycles/refund/refund.model.ts'
import { withdrawalModel } from '#machines/lifecycles/withdrawal/withdrawal.model.ts'
import { requestModel } from '#machines/lifecycles/request/request.model.ts'
import { ticketModel } from '#machines/lifecycles/ticket/ticket.model.ts'
import type { AnyFlowModel } from './model.ts'

type Flow = {
  model: AnyFlowModel
  /** Folder of the views that show it. */
  views: string
}

/**
 * The registry of the flows, by the ids of their machines, in the order in which a shopper meets them. What else a flow
 * needs is typed by these ids or found by them: its entry in `tests/browser/covers/all.ts` and, named after the id,
 * `machines/flows/<flow>/<flow>.machine.ts`, `stories/flows/<flow>.stories.tsx`, `stories/views/<id>.txt`,
 * `tests/machines/transitions/<id>.txt` and, unless it is given a call instead of the client,
 * `tests/machines/calls/<id>.txt`. `tests/machines/registry.test.ts` names what is missing.
 */
export const flows = {
  stories: { model: storiesModel, views: 'src/features/stories' },
  wishlist: { model: wishlistModel, views: 'src/features/wishlist' },
  stockAlerts: { model: stockAlertsModel, views: 'src/features/stock-alerts' },
  addToCart: { model: addToCartModel, views: 'src/features/product' },
  checkout: { model: checkoutModel, views: 'src/features/checkout' },
  cartEditing: { model: cartEditingModel, views: 'src/features/checkout/cart' },
  delivery: { model: deliveryModel, views: 'src/features/checkout/delivery' },
  addressBook: { model: addressBookModel, views: 'src/features/addresses' },
  addressForm: { model: addressFormModel, views: 'src/features/addresses' },
  locationPicker: { model: locationPickerModel, views: 'src/features/addresses' },
  discountCode: { model: discountCodeModel, views: 'src/features/checkout/invoice' },
  placeOrder: { model: placeOrderModel, views: 'src/features/checkout/invoice' },
  authentication: { model: authenticationModel, views: 'src/features/authentication' },
  oneTimeCode: { model: oneTimeCodeModel, views: 'src/features/authentication' },
  paymentResult: { model: paymentResultModel, views: 'src/features/payments' },
  payLink: { model: payLinkModel, views: 'src/features/orders' },
  orderCancellation: { model: orderCancellationModel, views: 'src/features/orders' },
  orderReturn: { model: orderReturnModel, views: 'src/features/orders' },
  returnCancellation: { model: returnCancellationModel, views: 'src/features/orders' },
  staffDeliveryEdit: { model: staffDeliveryEditModel, views: 'staff/orders' },
  staffOrderMove: { model: staffOrderMoveModel, views: 'staff/orders' },
  staffOrdersMove: { model: staffOrdersMoveModel, views: 'staff/orders' },
  staffPickUp: { model: staffPickUpModel, views: 'staff/pick-up' },
  staffWarrantyImport: { model: staffWarrantyImportModel, views: 'staff/devices' },
  staffMessage: { model: staffMessageModel, views: 'staff/messages' },
  staffDecision: { model: staffDecisionModel, views: 'staff/moderation' },
  staffVariantEdit: { model: staffVariantEditModel, views: 'staff/products' },
  staffTask: { model: staffTaskModel, views: 'staff/tasks' },
  staffPriceChange: { model: staffPriceChangeModel, views: 'staff/prices' },
  staffPriceUndo: { model: staffPriceUndoModel, views: 'staff/prices' },
  staffCategoryChange: { model: staffCategoryChangeModel, views: 'staff/categories' },
  staffExport: { model: staffExportModel, views: 'staff/exports' },
  staffImport: { model: staffImportModel, views: 'staff/imports' },
  staffSignIn: { model: staffSignInModel, views: 'staff/sign-in' },
  staffIdle: { model: staffIdleModel, views: 'staff/idle' },
  staffContent: { model: staffContentModel, views: 'staff/content' },
  staffTicketReply: { model: staffTicketReplyModel, views: 'staff/tickets' },
  staffDiscountEdit: { model: staffDiscountEditModel, views: 'staff/finance' },
  staffProductEdit: { model: staffProductEditModel, views: 'staff/products' },
  staffMoneyMove: { model: staffMoneyMoveModel, views: 'staff/finance' },
  walletCharge: { model: walletChargeModel, views: 'src/features/wallet' },
  withdrawalRequest: { model: withdrawalRequestModel, views: 'src/features/wallet' },
  giftCardPurchase: { model: giftCardPurchaseModel, views: 'src/features/wallet' },
  giftCardRedemption: { model: giftCardRedemptionModel, views: 'src/features/wallet' },
  commentForm: { model: commentFormModel, views: 'src/features/comments/form' },
  commentReaction: { model: commentReactionModel, views: 'src/features/comments/reactions' },
  questionForm: { model: questionFormModel, views: 'src/features/questions/form' },
  profileImage: { model: profileImageModel, views: 'src/features/profile' },
  phoneVerification: {
    model: phoneVerificationModel,
    views: 'src/features/phone-verification',
  },
  deviceRegistry: { model: deviceRegistryModel, views: 'src/features/device-registry' },
  warrantyCheck: { model: warrantyCheckModel, views: 'src/features/device-registry' },
  usedPhone: { model: usedPhoneModel, views: 'src/features/used-phone' },
  profileField: { model: profileFieldModel, views: 'src/features/profile/fields' },
  passwordForm: { model: passwordFormModel, views: 'src/features/profile/password' },
  accountClosure: { model: accountClosureModel, views: 'src/features/profile/closure' },
  savedRemoval: { model: savedRemovalModel, views: 'src/features/wishlist' },
  ticketForm: { model: ticketFormModel, views: 'src/features/tickets' },
  notificationPermission: {
    model: notificationPermissionModel,
    views: 'src/features/notifications/shared',
  },
} as const satisfies Record<string, Flow>

/** The charts by which the server moves its rows. */
export const lifecycles = {
  order: orderModel,
  payment: paymentModel,
  refund: refundModel,
  withdrawal: withdrawalModel,
  comment: commentModel,
  question: questionModel,
  ticket: ticketModel,
  request: requestModel,
} as const satisfies Record<string, AnyFlowModel>

export type FlowId = keyof typeof flows
export type MachineId = FlowId | keyof typeof lifecycles

/** The flows of the browser. */
export const flowModels: readonly AnyFlowModel[] = Object.values(flows).map(({ model }) => model)

/** Every machine of the shop with its model: the flows of the browser, then the lifecycles of the server. */
export const models: readonly AnyFlowModel[] = [...flowModels, ...Object.values(lifecycles)]
