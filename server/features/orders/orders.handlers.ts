import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { cancelOrder } from './close-order.service.ts'
import { correctDelivery } from './delivery-correction.service.ts'
import { getInvoice } from './invoice.service.ts'
import { addOrderNote, deleteOrderNote } from './order-notes.service.ts'
import { recordPrint } from './order-prints.service.ts'
import { getOrder, listOrders } from './orders.service.ts'
import { createOrder } from './place-order.service.ts'
import { findPickup, handOverOrder } from './pickup.service.ts'
import { reorderOrder } from './reorder.service.ts'
import { cancelReturn, requestReturn } from './returns.service.ts'
import { getStaffReturn, listStaffReturns, moveReturn } from './staff-returns.service.ts'
import { refundOrder } from './staff-refunds.service.ts'
import {
  getOrderBoard,
  selectStaffOrders,
  listOrdersToPrint,
  listStaffOrders,
} from './staff-order-list.service.ts'
import { setParcelCode } from './parcel.service.ts'
import { getStaffOrder, moveOrder, moveOrders } from './staff-orders.service.ts'

type OrdersHandlers = Pick<
  Handlers,
  | 'listOrders'
  | 'getOrder'
  | 'createOrder'
  | 'cancelOrder'
  | 'requestReturn'
  | 'cancelReturn'
  | 'reorderOrder'
  | 'getInvoice'
  | 'listStaffOrders'
  | 'getOrderBoard'
  | 'selectStaffOrders'
  | 'listOrdersToPrint'
  | 'recordPrint'
  | 'getStaffOrder'
  | 'moveOrder'
  | 'setParcelCode'
  | 'correctDelivery'
  | 'addOrderNote'
  | 'deleteOrderNote'
  | 'moveOrders'
  | 'findPickup'
  | 'handOverOrder'
  | 'refundOrder'
  | 'listStaffReturns'
  | 'getStaffReturn'
  | 'moveReturn'
>

export function ordersHandlers(context: Context): OrdersHandlers {
  return {
    listOrders: async ({ caller, query }) => {
      const statuses = query.text_status ?? query.text_status__in ?? null
      return { status: 200, body: await listOrders(context, signedIn(caller).userId, statuses) }
    },

    getOrder: async ({ caller, path }) => ({
      status: 200,
      body: await getOrder(context, signedIn(caller).userId, path.id),
    }),

    createOrder: async ({ caller, query, headers, body }) => {
      const created = await createOrder(context, signedIn(caller).userId, {
        useWalletFunds: query.use_wallet_funds ?? false,
        addressId: body.address_id ?? null,
        expectedTotal: body.expected_total ?? null,
        expectedPayable: body.expected_payable ?? null,
        idempotencyKey: headers['Idempotency-Key'] ?? null,
      })
      return { status: 201, body: created }
    },

    cancelOrder: async ({ caller, path }) => {
      const { userId } = signedIn(caller)
      await cancelOrder(context, userId, path.id)
      return { status: 200, body: await getOrder(context, userId, path.id) }
    },

    requestReturn: async ({ caller, path, headers, body }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key'] ?? null
      await requestReturn(context, userId, path.id, body, key)
      return { status: 201, body: await getOrder(context, userId, path.id) }
    },

    cancelReturn: async ({ caller, path }) => {
      const { userId } = signedIn(caller)
      const orderId = await cancelReturn(context, userId, path.id)
      return { status: 200, body: await getOrder(context, userId, orderId) }
    },

    reorderOrder: async ({ caller, path }) => ({
      status: 200,
      body: await reorderOrder(context, signedIn(caller).userId, path.id),
    }),

    getInvoice: async ({ caller, path }) => ({
      status: 200,
      body: await getInvoice(context, signedIn(caller).userId, path.id),
    }),

    listStaffOrders: async ({ query }) => ({
      status: 200,
      body: await listStaffOrders(context, query),
    }),

    selectStaffOrders: async ({ query }) => ({
      status: 200,
      body: await selectStaffOrders(context, query),
    }),

    getOrderBoard: async ({ query }) => ({
      status: 200,
      body: await getOrderBoard(context, query),
    }),

    listOrdersToPrint: async ({ query }) => ({
      status: 200,
      body: await listOrdersToPrint(context, query.id),
    }),

    recordPrint: async ({ caller, body }) => {
      await recordPrint(context, signedIn(caller).userId, body)
      return { status: 204 }
    },

    getStaffOrder: async ({ path }) => ({
      status: 200,
      body: await getStaffOrder(context, path.id),
    }),

    moveOrder: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await moveOrder(context, userId, path.id, body, key) }
    },

    correctDelivery: async ({ caller, path, body }) => {
      await correctDelivery(context, signedIn(caller).userId, path.id, body)
      return { status: 200, body: await getStaffOrder(context, path.id) }
    },

    addOrderNote: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      await addOrderNote(context, signedIn(caller).userId, path.id, body, key)
      return { status: 201, body: await getStaffOrder(context, path.id) }
    },

    deleteOrderNote: async ({ caller, path }) => {
      await deleteOrderNote(context, signedIn(caller), path.id, path.note)
      return { status: 200, body: await getStaffOrder(context, path.id) }
    },

    setParcelCode: async ({ caller, path, body }) => {
      await setParcelCode(context, signedIn(caller).userId, path.id, body)
      return { status: 200, body: await getStaffOrder(context, path.id) }
    },

    moveOrders: async ({ caller, headers, body }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key']
      return { status: 200, body: await moveOrders(context, userId, body.orders, key) }
    },

    findPickup: async ({ caller, body }) => ({
      status: 200,
      body: await findPickup(context, signedIn(caller).userId, body.pickup_code),
    }),

    handOverOrder: async ({ caller, path, headers, body: { pickup_code: code } }) => {
      const { userId } = signedIn(caller)
      const key = headers['Idempotency-Key']
      return { status: 200, body: await handOverOrder(context, userId, path.id, code, key) }
    },

    refundOrder: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      await refundOrder(context, signedIn(caller).userId, path.id, body, key)
      return { status: 200, body: await getStaffOrder(context, path.id) }
    },

    listStaffReturns: async ({ query }) => ({
      status: 200,
      body: await listStaffReturns(context, query),
    }),

    getStaffReturn: async ({ path }) => ({
      status: 200,
      body: await getStaffReturn(context, path.id),
    }),

    moveReturn: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await moveReturn(context, userId, path.id, body, key) }
    },
  }
}
