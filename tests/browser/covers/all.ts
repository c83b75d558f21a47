import type { FlowId } from '#machines/testing/registry.ts'
import { addToCartCover } from './add-to-cart.ts'
import { afterSaleCover } from './after-sale.ts'
import { authenticationCover } from './authentication.ts'
import { cartCover } from './cart.ts'
import { checkoutCover } from './checkout.ts'
import { commentFormCover } from './comment-form.ts'
import { commentReactionCover } from './comment-reaction.ts'
import { questionFormCover } from './question-form.ts'
import type { BrowserCover } from './cover.ts'
import { deliveryCover } from './delivery.ts'
import { deviceRegistryCover } from './device-registry.ts'
import { notificationPermissionCover } from './notification-permission.ts'
import { ownAccountCover } from './own-account.ts'
import { payLinkCover } from './pay-link.ts'
import { paymentResultCover } from './payment-result.ts'
import { phoneVerificationCover } from './phone-verification.ts'
import { profileImageCover } from './profile-image.ts'
import { savedRemovalCover } from './saved-removal.ts'
import { staffDiscountsCover } from './staff-discounts.ts'
import { staffProductEditCover } from './staff-product-edit.ts'
import { staffMoneyCover } from './staff-money.ts'
import { staffCategoriesCover } from './staff-categories.ts'
import { staffContentsCover } from './staff-contents.ts'
import { staffModerationCover } from './staff-moderation.ts'
import { staffDevicesCover } from './staff-devices.ts'
import { staffMessagesCover } from './staff-messages.ts'
import { staffPickUpCover } from './staff-pick-up.ts'
import { staffOrdersCover } from './staff-orders.ts'
import { staffExportsCover } from './staff-exports.ts'
import { staffImportsCover } from './staff-imports.ts'
import { staffPriceUndoCover } from './staff-price-undo.ts'
import { staffPricesCover } from './staff-prices.ts'
import { staffProductsCover } from './staff-products.ts'
import { staffRequestsCover } from './staff-requests.ts'
import { staffIdleCover } from './staff-idle.ts'
import { staffSignInCover } from './staff-sign-in.ts'
import { staffTicketsCover } from './staff-tickets.ts'
import { storiesCover } from './stories.ts'
import { usedPhoneCover } from './used-phone.ts'
import { ticketFormCover } from './ticket-form.ts'
import { walletCover } from './wallet.ts'
import { wishesCover } from './wishlist-and-alerts.ts'

/** The cover of every flow; flows that are walked together share one. */
const coverOf: Record<FlowId, BrowserCover> = {
  authentication: authenticationCover,
  oneTimeCode: authenticationCover,
  addToCart: addToCartCover,
  cartEditing: cartCover,
  delivery: deliveryCover,
  addressBook: deliveryCover,
  addressForm: deliveryCover,
  locationPicker: deliveryCover,
  checkout: checkoutCover,
  discountCode: checkoutCover,
  placeOrder: checkoutCover,
  paymentResult: paymentResultCover,
  payLink: payLinkCover,
  orderCancellation: afterSaleCover,
  orderReturn: afterSaleCover,
  returnCancellation: afterSaleCover,
  staffDeliveryEdit: staffOrdersCover,
  staffOrderMove: staffOrdersCover,
  staffOrdersMove: staffOrdersCover,
  staffPickUp: staffPickUpCover,
  staffWarrantyImport: staffDevicesCover,
  staffMessage: staffMessagesCover,
  staffDecision: staffModerationCover,
  staffVariantEdit: staffProductsCover,
  staffTask: staffRequestsCover,
  staffPriceChange: staffPricesCover,
  staffPriceUndo: staffPriceUndoCover,
  staffCategoryChange: staffCategoriesCover,
  staffExport: staffExportsCover,
  staffImport: staffImportsCover,
  staffSignIn: staffSignInCover,
  staffIdle: staffIdleCover,
  staffContent: staffContentsCover,
  staffTicketReply: staffTicketsCover,
  staffDiscountEdit: staffDiscountsCover,
  staffProductEdit: staffProductEditCover,
  staffMoneyMove: staffMoneyCover,
  walletCharge: walletCover,
  withdrawalRequest: walletCover,
  giftCardPurchase: walletCover,
  giftCardRedemption: walletCover,
  wishlist: wishesCover,
  stockAlerts: wishesCover,
  commentForm: commentFormCover,
  commentReaction: commentReactionCover,
  questionForm: questionFormCover,
  stories: storiesCover,
  profileImage: profileImageCover,
  phoneVerification: phoneVerificationCover,
  deviceRegistry: deviceRegistryCover,
  warrantyCheck: deviceRegistryCover,
  usedPhone: usedPhoneCover,
  profileField: ownAccountCover,
  passwordForm: ownAccountCover,
  accountClosure: ownAccountCover,
  savedRemoval: savedRemovalCover,
  ticketForm: ticketFormCover,
  notificationPermission: notificationPermissionCover,
}

/** Each cover once. A path counts only when it takes what no path before it took, so their order matters. */
export const covers: readonly BrowserCover[] = [...new Set(Object.values(coverOf))]
