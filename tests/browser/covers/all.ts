import { addToCartCover } from './add-to-cart.ts'
import { authenticationCover } from './authentication.ts'
import { cartCover } from './cart.ts'
import { checkoutCover } from './checkout.ts'
import { commentFormCover } from './comment-form.ts'
import type { BrowserCover } from './cover.ts'
import { deliveryCover } from './delivery.ts'
import { payLinkCover } from './pay-link.ts'
import { paymentResultCover } from './payment-result.ts'
import { profileImageCover } from './profile-image.ts'
import { storiesCover } from './stories.ts'
import { wishesCover } from './wishlist-and-alerts.ts'

/** Every flow of the browser, by what is walked through; a new machine gets its entry here. */
export const covers: Record<string, BrowserCover> = {
  'the sign-in': authenticationCover,
  'the add button': addToCartCover,
  'the cart': cartCover,
  'the delivery': deliveryCover,
  'the checkout': checkoutCover,
  'the return from the bank': paymentResultCover,
  'the link to pay': payLinkCover,
  'the heart and the bell': wishesCover,
  'the comment form': commentFormCover,
  'the stories': storiesCover,
  'the picture of the profile': profileImageCover,
}
