import { failureIn } from '#machines/kernel/problem.ts'
import { required } from '#machines/kernel/required.ts'
import type { SnapshotFrom } from 'xstate'
import { hasUnavailable, noMethod, type Cart } from '#machines/flows/cart/cart.ts'
import { totalsMatch } from '#machines/flows/cart/totals-match.ts'
import {
  address,
  courier,
  courierCart,
  eastBranch,
  endedSession,
  goneAddress,
  goneMethod,
  lostLineCart,
  lostNetwork,
  otherAddress,
  otherCourier,
  pickupCart,
  plainCart,
} from '#machines/testing/fixtures.ts'
import type { FlowModel } from '#machines/testing/model.ts'
import { onDone, onRefusal, onSignedOut, onEvent, onAny } from '#machines/testing/says.ts'
import { deliveryMachine, deliverySelectors } from './delivery.machine.ts'
import {
  areCouriersMissing,
  chosenMethod,
  hasInvalidMethod,
  isAddressMissing,
  isMethodOutdated,
  isNextOffered,
  offeredIn,
} from './delivery.options.ts'

const dearerCourier = { ...courier, price: 150_000 }

export const deliveryModel: FlowModel<typeof deliveryMachine> = {
  machine: deliveryMachine,
  starts: {
    nothingChosen: { cart: plainCart, address: null, draft: null },
    courierChosen: { cart: courierCart, address: null, draft: null },
    pickupChosen: { cart: pickupCart, address: null, draft: null },
    reloaded: {
      cart: plainCart,
      address: null,
      draft: { tab: 'post', addressId: otherAddress.id, methodId: null },
    },
    backFromCart: {
      cart: plainCart,
      address: null,
      draft: { tab: 'presence', addressId: null, methodId: eastBranch.id },
    },
  },
  events: [
    { type: 'tab.chosen', tab: 'post' },
    { type: 'tab.chosen', tab: 'presence' },
    { type: 'method.chosen', methodId: courier.id },
    { type: 'method.chosen', methodId: eastBranch.id },
    { type: 'address.selected', addressId: otherAddress.id },
    { type: 'address.selected', addressId: null },
    { type: 'retry.requested' },
    { type: 'next.pressed' },
    { type: 'address.wanted' },
    { type: 'session.ended' },
  ],
  outcomes: {
    loadDelivery: {
      done: [
        { couriers: null, branches: [eastBranch], addresses: [] },
        { couriers: [courier], branches: [eastBranch], addresses: [address, otherAddress] },
      ],
      errors: [endedSession, lostNetwork],
    },
    listCouriers: {
      done: [[courier], [dearerCourier], [otherCourier]],
      errors: [endedSession, lostNetwork, goneAddress],
    },
    setShippingMethod: {
      done: [plainCart, courierCart, pickupCart, lostLineCart],
      errors: [endedSession, lostNetwork, goneMethod],
    },
    selectAddress: { done: [undefined], errors: [endedSession, lostNetwork, goneAddress] },
    addressBook: { done: [undefined], errors: [] },
  },
  facts: (context) => [
    chosenMethod(context)?.is_in_person,
    hasInvalidMethod(context),
    isMethodOutdated(context),
    areCouriersMissing(context),
    context.tab,
    context.addressId === null,
    context.change?.isChoice,
    context.nextMethodId === null,
    context.isTabNew,
    isNextOffered(context),
    context.change?.methodId === noMethod,
    context.change?.addressId === context.addressId,
  ],
  says: {
    'delivery.drafted': ({ event, before, snapshot }) =>
      (event.type === 'tab.chosen' ||
        (event.type === 'address.selected' && before?.matches('open') === true)) && {
        draft: { tab: snapshot.context.tab, addressId: snapshot.context.addressId, methodId: null },
      },
    'creation.requested': ({ event, before, snapshot }) =>
      (event.type === 'address.wanted' &&
        before?.matches('open') === true &&
        isAddressMissing(before.context)) ||
      (before?.context.isTabNew === true &&
        snapshot.matches('open') &&
        isAddressMissing(snapshot.context)),
    'cart.updated': onDone('setShippingMethod', (cart) => ({ cart })),
    'method.saved': onDone(
      'setShippingMethod',
      (cart, { before }) =>
        before?.context.change?.isChoice === true && !hasUnavailable(cart as Cart),
    ),
    'address.saved': onDone('selectAddress'),
    'session.ended': onAny(
      onSignedOut('loadDelivery'),
      onSignedOut('listCouriers'),
      onSignedOut('setShippingMethod'),
      onSignedOut('selectAddress'),
      onEvent('session.ended', 'open'),
    ),
    'change.refused': onAny(
      ...['listCouriers', 'setShippingMethod', 'selectAddress'].map((id) =>
        onRefusal(id, ({ event }) => ({ failure: failureIn(event) })),
      ),
    ),
  },
  invariants: {
    'total equals its lines': ({ snapshot }) => totalsMatch(snapshot.context.cart),
    'never past delivery without a method of the open way': ({ snapshot }) =>
      snapshot.status === 'done' ? chosenMethod(snapshot.context) !== null : null,
    'never a courier without an address': ({ snapshot }) =>
      isDoneByCourier(snapshot) ? snapshot.context.addressId !== null : null,
    'a courier order continues only after its address was submitted': ({ snapshot, calls }) =>
      isDoneByCourier(snapshot)
        ? calls.some(({ id, settled }) => id === 'selectAddress' && settled === 'done')
        : null,
    'the selected address is submitted, and no other': ({ snapshot, calls }) =>
      snapshot.matches({ open: 'submittingAddress' })
        ? JSON.stringify(calls.findLast(({ id }) => id === 'selectAddress')?.input) ===
          JSON.stringify({ addressId: snapshot.context.addressId })
        : null,
    'an address is submitted only for a courier that delivers there': ({ snapshot }) =>
      snapshot.matches({ open: 'submittingAddress' })
        ? chosenMethod(snapshot.context)?.is_in_person === false
        : null,
    'a method that is not offered for the selected address never rests where one is chosen': ({
      snapshot,
    }) =>
      snapshot.matches({ open: { choosing: 'ready' } })
        ? !hasInvalidMethod(snapshot.context) && !isMethodOutdated(snapshot.context)
        : null,
    'while a method is saved, the one that was chosen last is shown': ({
      snapshot,
      step: { event, before },
    }) =>
      event.type === 'method.chosen' &&
      snapshot.matches({ open: 'savingMethod' }) &&
      offeredIn(required(before).context).some(({ id }) => id === event.methodId)
        ? deliverySelectors.pendingMethodId(snapshot) === event.methodId
        : null,
  },
}

const isDoneByCourier = ({ status, context }: SnapshotFrom<typeof deliveryMachine>) =>
  status === 'done' && context.cart.delivery_method?.is_in_person !== true
