import { describe, expect, it } from 'vitest'
import { machineTrees, type MachineTree } from '#studio/app/machine-tree.ts'
import { studioMachines } from '#studio/app/machines.ts'

const said = (trees: readonly MachineTree[], before = ''): string[] =>
  trees.flatMap(({ machine, opens }) => [`${before}${machine.id}`, ...said(opens, `${before}- `)])

describe('the list of machines', () => {
  it('has each once, below the one that alone opens it, in the order in which a shopper meets them', () => {
    expect(said(machineTrees('flow'))).toEqual([
      'stories',
      'wishlist',
      'stockAlerts',
      'addToCart',
      'checkout',
      '- cartEditing',
      '- delivery',
      '- - addressBook',
      '- - - addressForm',
      '- - - - locationPicker',
      '- discountCode',
      '- placeOrder',
      'authentication',
      'oneTimeCode',
      'paymentResult',
      'payLink',
      'orderCancellation',
      'orderReturn',
      'returnCancellation',
      'staffDeliveryEdit',
      'staffOrderMove',
      'staffOrdersMove',
      'staffPickUp',
      'staffWarrantyImport',
      'staffMessage',
      'staffDecision',
      'staffVariantEdit',
      'staffTask',
      'staffPriceChange',
      'staffPriceUndo',
      'staffCategoryChange',
      'staffExport',
      'staffImport',
      'staffSignIn',
      'staffIdle',
      'staffContent',
      'staffTicketReply',
      'staffDiscountEdit',
      'staffProductEdit',
      'staffMoneyMove',
      'walletCharge',
      'withdrawalRequest',
      'giftCardPurchase',
      'giftCardRedemption',
      'commentForm',
      'commentReaction',
      'questionForm',
      'profileImage',
      'phoneVerification',
      'deviceRegistry',
      'warrantyCheck',
      'usedPhone',
      'profileField',
      'passwordForm',
      'accountClosure',
      'savedRemoval',
      'ticketForm',
      'notificationPermission',
    ])
    expect(said(machineTrees('lifecycle'))).toEqual([
      'order',
      'payment',
      'refund',
      'withdrawal',
      'comment',
      'question',
      'ticket',
      'request',
    ])
  })

  it('has every machine', () => {
    const listed = said([...machineTrees('flow'), ...machineTrees('lifecycle')])
    const ids = listed.map((each) => each.replaceAll('- ', ''))
    expect(new Set(ids)).toEqual(new Set(studioMachines.map(({ id }) => id)))
  })
})
