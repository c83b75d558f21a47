import { addToCartModel } from './add-to-cart/add-to-cart.model.ts'
import { addressFormModel } from './address-form/address-form.model.ts'
import { authenticationModel } from './authentication/authentication.model.ts'
import { cartEditingModel } from './cart-editing/cart-editing.model.ts'
import { checkoutModel } from './checkout/checkout.model.ts'
import { commentFormModel } from './comment-form/comment-form.model.ts'
import { commentMachine } from './comment/comment.machine.ts'
import { deliveryModel } from './delivery/delivery.model.ts'
import type { AnyFlowModel } from './model.ts'
import { noticesModel } from './notices/notices.model.ts'
import { oneTimeCodeModel } from './one-time-code/one-time-code.model.ts'
import { orderMachine } from './order/order.machine.ts'
import { orderingModel } from './ordering/ordering.model.ts'
import { paymentResultModel } from './payment-result/payment-result.model.ts'
import { profileImageModel } from './profile-image/profile-image.model.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { storiesModel } from './stories/stories.model.ts'
import { savingModel } from './saving/saving.model.ts'
import { lifecycleModel } from './lifecycle-model.ts'

/** The flows of the browser. */
export const flowModels: readonly AnyFlowModel[] = [
  authenticationModel,
  oneTimeCodeModel,
  addToCartModel,
  savingModel,
  noticesModel,
  checkoutModel,
  cartEditingModel,
  deliveryModel,
  addressFormModel,
  orderingModel,
  paymentResultModel,
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
