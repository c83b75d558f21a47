import { addToCartModel } from '#machines/flows/add-to-cart/add-to-cart.model.ts'
import { addressBookModel } from '#machines/flows/address-book/address-book.model.ts'
import { addressFormModel } from '#machines/flows/address-form/address-form.model.ts'
import { authenticationModel } from '#machines/flows/authentication/authentication.model.ts'
import { cartEditingModel } from '#machines/flows/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/flows/checkout/checkout.model.ts'
import { commentFormModel } from '#machines/flows/comment-form/comment-form.model.ts'
import { commentMachine } from '#machines/lifecycles/comment/comment.machine.ts'
import { deliveryModel } from '#machines/flows/delivery/delivery.model.ts'
import type { AnyFlowModel } from './model.ts'
import { stockAlertsModel } from '#machines/flows/stock-alerts/stock-alerts.model.ts'
import { oneTimeCodeModel } from '#machines/flows/one-time-code/one-time-code.model.ts'
import { orderMachine } from '#machines/lifecycles/order/order.machine.ts'
import { placeOrderModel } from '#machines/flows/place-order/place-order.model.ts'
import { paymentResultModel } from '#machines/flows/payment-result/payment-result.model.ts'
import { payLinkModel } from '#machines/flows/pay-link/pay-link.model.ts'
import { profileImageModel } from '#machines/flows/profile-image/profile-image.model.ts'
import { paymentMachine } from '#machines/lifecycles/payment/payment.machine.ts'
import { storiesModel } from '#machines/flows/stories/stories.model.ts'
import { wishlistModel } from '#machines/flows/wishlist/wishlist.model.ts'
import { lifecycleModel } from './lifecycle-model.ts'

/** The flows of the browser. */
export const flowModels: readonly AnyFlowModel[] = [
  authenticationModel,
  oneTimeCodeModel,
  addToCartModel,
  wishlistModel,
  stockAlertsModel,
  checkoutModel,
  cartEditingModel,
  deliveryModel,
  addressBookModel,
  addressFormModel,
  placeOrderModel,
  paymentResultModel,
  payLinkModel,
  storiesModel,
  commentFormModel,
  profileImageModel,
]

/** Every machine of the shop with its model: the flows of the browser, then the lifecycles of the server. */
export const models: readonly AnyFlowModel[] = [
  ...flowModels,
  lifecycleModel(orderMachine),
  lifecycleModel(paymentMachine),
  lifecycleModel(commentMachine),
]
