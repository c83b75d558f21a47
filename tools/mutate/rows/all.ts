import { accountRows } from './account.ts'
import { authenticationRows } from './authentication.ts'
import { cartRows } from './cart.ts'
import { deliveryRows } from './delivery.ts'
import { discoveryRows } from './discovery.ts'
import { invoiceAndPaymentRows } from './invoice-and-payment.ts'
import { orderRows } from './orders.ts'
import { pageRows } from './pages.ts'
import { productRows } from './product.ts'
import type { RowMutant } from './row-mutant.ts'
import { serviceRows } from './services.ts'
import { shellRows } from './shell.ts'
import { walletRows } from './wallet.ts'

/** Every change that makes a row false, by area. */
export const rowMutants: readonly RowMutant[] = [
  ...shellRows,
  ...authenticationRows,
  ...discoveryRows,
  ...productRows,
  ...cartRows,
  ...deliveryRows,
  ...invoiceAndPaymentRows,
  ...orderRows,
  ...walletRows,
  ...accountRows,
  ...serviceRows,
  ...pageRows,
]
