import { addToCartModel } from '#machines/add-to-cart/add-to-cart.model.ts'
import { addressFormModel } from '#machines/address-form/address-form.model.ts'
import { authenticationModel } from '#machines/authentication/authentication.model.ts'
import { cartEditingModel } from '#machines/cart-editing/cart-editing.model.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { deliveryModel } from '#machines/delivery/delivery.model.ts'
import type { AnyFlowModel } from '#machines/model.ts'
import { oneTimeCodeModel } from '#machines/one-time-code/one-time-code.model.ts'
import { orderMachine } from '#machines/order/order.machine.ts'
import { orderingModel } from '#machines/ordering/ordering.model.ts'
import { paymentResultModel } from '#machines/payment-result/payment-result.model.ts'
import { paymentMachine } from '#machines/payment/payment.machine.ts'
import { lifecycleModel } from './lifecycle-model.ts'

/** Every machine of the shop with its model: the flows of the browser, then the lifecycles of the server. */
export const models: readonly AnyFlowModel[] = [
  authenticationModel,
  oneTimeCodeModel,
  addToCartModel,
  checkoutModel,
  cartEditingModel,
  deliveryModel,
  addressFormModel,
  orderingModel,
  paymentResultModel,
  lifecycleModel(orderMachine),
  lifecycleModel(paymentMachine),
]
