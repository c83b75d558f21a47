import { inBoth, type Texts } from '#studio/words/language.ts'

const fa = {
  addedToCart: 'کالا در سبد است و «دیدن سبد» در این پنجره به گام نخست خرید می‌برد.',
  checkoutNeedsSignIn: 'مهمان برای ادامهٔ خرید به صفحهٔ ورود می‌رود.',
  wishlistNeedsSignIn: 'مهمانی که «ذخیره» را می‌زند به صفحهٔ ورود می‌رود.',
  stockAlertNeedsSignIn: 'مهمانی که خبر تخفیف یا موجود شدن می‌خواهد به صفحهٔ ورود می‌رود.',
  commentOffersSignIn: 'مهمان اگر بخواهد پیش از فرستادن نظر وارد می‌شود؛ آنچه نوشته می‌ماند.',
  reactionNeedsSignIn: 'مهمانی که نظری را می‌پسندد یا نمی‌پسندد به ورود دعوت می‌شود.',
  questionNeedsSignIn: 'مهمان نوشته‌اش را نگه می‌دارد و برای ثبت پرسش یا پاسخ به صفحهٔ ورود می‌رود.',
  signedInToCheckout: 'خریداری که از سبد آمده بود پس از ورود به سبد برمی‌گردد.',
  signedInToWishlist: 'خریداری که از «ذخیره» آمده بود به کالا برمی‌گردد و کالا ذخیره می‌شود.',
  signedInToStockAlert: 'خریداری که خبر می‌خواست به کالا برمی‌گردد و همان خواسته دنبال می‌شود.',
  signedInToComment: 'نویسندهٔ نظر به کالا برمی‌گردد و نوشته‌اش را بازمی‌یابد.',
  signedInToQuestion: 'نویسندهٔ پرسش یا پاسخ به کالا برمی‌گردد و نوشته‌اش را بازمی‌یابد.',
  alertSet: 'پس از ثبت خبر، فروشگاه یک بار می‌پرسد که مرورگر هم خبر بدهد یا نه.',
  orderPlaced: 'سرور سبد را سفارش می‌کند و چرخهٔ سفارش در انتظار پرداخت آغاز می‌شود.',
  paymentOpened: 'سرور پیش از فرستادن خریدار به درگاه یک پرداخت باز می‌کند.',
  checkoutToBank:
    'خریدار در این حالت به درگاه بانک می‌رود و بانک او را به صفحهٔ نتیجهٔ پرداخت برمی‌گرداند.',
  placeOrderToBank: 'خریدار در درگاه بانک است و بانک او را به صفحهٔ نتیجهٔ پرداخت برمی‌گرداند.',
  paymentSettled: 'سرور نتیجه را از خود درگاه می‌پرسد و پرداخت موفق سفارش را پرداخت‌شده می‌کند.',
  orderIsRead: 'صفحهٔ نتیجه سفارش را از سرور می‌خواند و حالت آن می‌گوید نتیجه چیست.',
  paymentReturned: 'پولی که سفارش دیگر نمی‌توانست بپذیرد به کیف پول برگشته است.',
  paidAgain: 'سفارشی که هنوز در انتظار است دوباره به درگاه می‌رود، با پرداختی تازه.',
  paidLater: 'خریدار از فهرست سفارش‌ها به درگاه می‌رود، با پرداختی تازه.',
  cancelledToCart: 'کالاهای سفارش لغوشده به سبد برگشته‌اند و دکمه‌ای به سبد می‌برد.',
  refundedToCart: 'پول به کیف پول و کالاها به سبد برگشته‌اند و دکمه‌ای به سبد می‌برد.',
  orderCancelled: 'سرور سفارشی را که ارسال نشده لغو می‌کند و کالاها به سبد برمی‌گردند.',
  staffRefunded: 'سرور مبلغ را به کیف پول یا بانک برمی‌گرداند و به مشتری پیام می‌دهد.',
  staffPaidOut: 'سرور برداشت را پرداخت‌شده یا برگشته ثبت می‌کند و با تیکت به مشتری خبر می‌دهد.',
  staffMoved: 'سرور سفارش را یک گام در مسیرش پیش می‌برد و به مشتری خبر می‌دهد.',
  staffMovedMany: 'سرور هر سفارش را جداگانه یک گام پیش می‌برد و به مشتری‌ها خبر می‌دهد.',
  staffHandedOver:
    'سرور کد تحویل را می‌سنجد، سفارش را تحویل‌شده ثبت می‌کند و کد را از کار می‌اندازد.',
  commentDecided: 'سرور دیدگاه را منتشر یا رد می‌کند، یا پاسخ فروشگاه را زیر آن می‌گذارد.',
  questionDecided: 'سرور پرسش یا پاسخ را منتشر یا رد می‌کند، یا پاسخ فروشگاه را می‌افزاید.',
  signedInToBackOffice: 'در پیشخان، آنچه از رمز عبور و کد مانده است پرسیده می‌شود.',
  idleSignedOut: 'پس از خروج، ورود باز می‌شود و پس از آن همان صفحهٔ پیشخان با متن‌های نوشته‌شده.',
  requestWorkedOn:
    'سرور پاسخ یا گام را ثبت می‌کند و درخواست را در نمودارش جابه‌جا می‌کند؛ پاسخ با پیامک می‌رسد.',
  ticketAnswered: 'سرور پاسخ را به تیکت می‌افزاید و تیکت، حتی اگر بسته بوده، دوباره باز است.',
  cancelledRefunded: 'مبلغ سفارش پرداخت‌شده‌ای که لغو شد، بی‌درنگ به کیف پول برمی‌گردد.',
  deliveredReturned: 'خریدار تا هفت روز پس از تحویل می‌تواند کالا را بازگرداند.',
  returnRequested: 'سرور درخواست را نگه می‌دارد و چرخهٔ بازپرداخت در انتظار بررسی آغاز می‌شود.',
  returnCancelled:
    'سرور درخواستی را که کالایش نرسیده است به خواست خریدار می‌بندد و مبلغی برنمی‌گردد.',
  withdrawalRequested: 'سرور مبلغ را نگه می‌دارد و چرخهٔ برداشت در انتظار کارشناس آغاز می‌شود.',
  depositOpened: 'سرور پیش از باز شدن درگاه یک پرداخت برای شارژ کیف پول باز می‌کند.',
  giftCardPassedOn: 'گیرنده کد کارت هدیه را در کیف پول خود وارد می‌کند.',
  commentSent: 'سرور نظر را نگه می‌دارد و چرخهٔ نظر در انتظار بررسی آغاز می‌شود.',
  questionSent: 'سرور پرسش یا پاسخ را نگه می‌دارد و چرخهٔ آن در انتظار بررسی آغاز می‌شود.',
  phoneVerified: 'شمارهٔ مهمان تأیید شده و در همان صفحه نوبت مشخصات دستگاه است.',
  registryNeedsSignIn: 'نشست در میانهٔ ثبت دستگاه پایان یافته است و شماره دوباره پرسیده می‌شود.',
  warrantyNeedsSignIn: 'مهمان برای بررسی گارانتی به صفحهٔ ورود می‌رود.',
  warrantyToActivation: 'دستگاه ثبت نشده است و دکمه‌ای به زبانهٔ فعال‌سازی می‌برد.',
  ticketSent: 'سرور پیام را نگه می‌دارد؛ تیکت تازه باز است و پاسخ در تیکت آن را به بررسی می‌برد.',
} as const

const en: Texts<typeof fa> = {
  staffRefunded: 'The server gives money of the order back, and tells the customer.',
  staffPaidOut: 'The server settles or refuses the withdrawal, and tells the customer.',
  signedInToBackOffice: 'The back office asks for the password or code that is missing.',
  idleSignedOut:
    'The sign-in opens, and leads back to the same page of the back office with what was typed.',
  requestWorkedOn: 'The server moves the request one step along its way and keeps what staff note.',
  addedToCart:
    'The goods are in the cart, and “See the cart” in this dialog leads to the first step of the checkout.',
  checkoutNeedsSignIn: 'A guest goes to the sign-in page to continue the checkout.',
  wishlistNeedsSignIn: 'A guest who presses “Save” goes to the sign-in page.',
  stockAlertNeedsSignIn:
    'A guest who wants to hear of a discount or of new stock goes to the sign-in page.',
  commentOffersSignIn:
    'A guest signs in before sending a comment, if they like; what was written stays.',
  reactionNeedsSignIn: 'A guest who likes or dislikes a comment is invited to sign in.',
  questionNeedsSignIn:
    'A guest keeps the text and goes to the sign-in page to send the question or answer.',
  signedInToCheckout: 'A shopper who came from the cart returns there after signing in.',
  signedInToWishlist: 'A shopper who came from “Save” returns to the product, and it is saved.',
  signedInToStockAlert:
    'A shopper who wanted an alert returns to the product, and the wish is carried out.',
  signedInToComment: 'The author of a comment returns to the product and finds the text again.',
  signedInToQuestion:
    'The author of a question or answer returns to the product and finds the text again.',
  alertSet: 'Once an alert is set, the shop asks once whether the browser should tell of it, too.',
  orderPlaced:
    'The server makes an order of the cart, and the life of the order begins, waiting for payment.',
  paymentOpened: 'The server opens a payment before it sends the shopper to the gateway.',
  checkoutToBank:
    'In this state the shopper goes to the gateway of the bank, which sends them back to the result of the payment.',
  placeOrderToBank:
    'The shopper is at the gateway of the bank, which sends them back to the result of the payment.',
  paymentSettled:
    'The server asks the gateway itself for the result, and a successful payment makes the order paid.',
  orderIsRead:
    'The page of the result reads the order from the server, and its state says what the result is.',
  paymentReturned: 'Money that the order could no longer take has gone back to the wallet.',
  paidAgain: 'An order that is still waiting goes to the gateway again, with a new payment.',
  paidLater: 'The shopper goes from the list of orders to the gateway, with a new payment.',
  cancelledToCart:
    'The goods of the cancelled order are back in the cart, and a button leads there.',
  refundedToCart:
    'The money is back in the wallet and the goods in the cart, and a button leads there.',
  orderCancelled:
    'The server cancels an order that was not sent, and the goods go back to the cart.',
  staffMoved: 'The server moves the order one step along its way and tells the customer.',
  staffMovedMany: 'The server moves each order one step by itself and tells the customers.',
  staffHandedOver:
    'The server checks the pick-up code, marks the order as delivered and uses the code up.',
  commentDecided:
    'The server publishes or refuses the comment, or puts the answer of the shop below it.',
  questionDecided:
    'The server publishes or refuses the question or answer, or adds the answer of the shop.',
  ticketAnswered:
    'The server adds the reply to the ticket, which is open again, even if it was closed.',
  cancelledRefunded: 'What was paid for a cancelled order goes back to the wallet at once.',
  deliveredReturned: 'The shopper can return the goods until seven days after the delivery.',
  returnRequested:
    'The server keeps the request, and the life of the refund begins, waiting for review.',
  returnCancelled:
    'The server ends a return whose goods have not arrived, and nothing is paid for it.',
  withdrawalRequested:
    'The server holds the amount, and the life of the withdrawal begins, waiting for staff.',
  depositOpened: 'The server opens a payment for the wallet before the gateway opens.',
  giftCardPassedOn: 'The receiver enters the code of the gift card in their own wallet.',
  commentSent: 'The server keeps the comment, and its life begins, waiting for review.',
  questionSent: 'The server keeps the question or answer, and its life begins, waiting for review.',
  phoneVerified: 'The guest’s number is verified, and on the same page the device comes next.',
  registryNeedsSignIn:
    'The session ended while a device was being registered, and the number is asked again.',
  warrantyNeedsSignIn: 'A guest goes to the sign-in page to check a warranty.',
  warrantyToActivation:
    'The device is not registered, and a button leads to the tab of the activation.',
  ticketSent:
    'The server keeps the message; a new ticket is open, and a reply in a ticket puts it under review.',
}

/**
 * How flows follow one another, a sentence for each relation of `machines/testing/relations.ts`, for the flow studio.
 */
export const relationWords = inBoth(fa, en)
