import { noMethod, type Cart } from '#machines/flows/cart/cart.ts'
import type { DeliveryContext, DeliveryTab, ShippingMethod } from './delivery.types.ts'

/** The tab of the method that the cart has. */
export function tabOf({ delivery_method: method }: Cart): DeliveryTab {
  if (method === null) return 'none'
  return method.is_in_person ? 'presence' : 'post'
}

/**
 * The method of the cart among the ones that can be chosen now: in the open tab, and for the selected address. Null
 * while none is chosen.
 */
export function chosenMethod(context: DeliveryContext): ShippingMethod | null {
  return offeredIn(context).find(({ id }) => id === context.cart.shipping_method) ?? null
}

/** The branches to choose from: of the two, only the east one is offered (DELV-28). */
export const shownBranches = (branches: ShippingMethod[]): ShippingMethod[] =>
  branches.filter(({ branch }) => branch === 'east')

/** The method that is chosen together with a tab: the branch, where there is only one. */
export function methodOfTab(
  tab: DeliveryTab,
  { branches }: Pick<DeliveryContext, 'branches'>,
): number | null {
  const [first, ...others] = tab === 'presence' ? shownBranches(branches) : []
  return first === undefined || others.length > 0 ? null : first.id
}

/** Whether the method that was chosen last can be chosen, and is not the cart's already. */
export const isNextOffered = (context: DeliveryContext): boolean =>
  context.nextMethodId !== context.cart.shipping_method &&
  offeredIn(context).some(({ id }) => id === context.nextMethodId)

/** Whether the open tab delivers to an address, and there is none. */
export const isAddressMissing = ({ tab, addressId }: DeliveryContext): boolean =>
  tab === 'post' && addressId === null

/** The methods of the open tab. */
export function offeredIn({ tab, couriers, branches }: DeliveryContext): ShippingMethod[] {
  if (tab === 'none') return []
  return tab === 'post' ? (couriers ?? []) : branches
}

/** Whether the couriers to the selected address have to be asked for. */
export const areCouriersMissing = ({ tab, addressId, couriers }: DeliveryContext): boolean =>
  tab === 'post' && addressId !== null && couriers === null

/** Whether the cart has a method that can no longer be chosen. It is given up once, whatever the reply. */
export const hasInvalidMethod = (context: DeliveryContext): boolean =>
  context.cart.shipping_method !== noMethod &&
  chosenMethod(context) === null &&
  context.change?.methodId !== noMethod

/**
 * Whether the method of the cart was saved for another price or date than it is offered for now. It is saved again once
 * for an address, whatever the reply.
 */
export function isMethodOutdated(context: DeliveryContext): boolean {
  const { delivery_method: saved } = context.cart
  const offered = chosenMethod(context)
  if (saved === null || offered === null || isSavedAgain(context)) return false
  return (
    saved.price !== offered.price ||
    saved.promised_date !== offered.promised_date ||
    saved.promised_hours?.from !== offered.promised_hours?.from ||
    saved.promised_hours?.to !== offered.promised_hours?.to
  )
}

const isSavedAgain = ({ change, cart, addressId }: DeliveryContext): boolean =>
  change !== null &&
  !change.isChoice &&
  change.methodId === cart.shipping_method &&
  change.addressId === addressId
