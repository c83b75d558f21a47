import type { TestClient } from './client.ts'

const walletCallback = 'http://localhost:3000/payment/wallet-callback'
const callback = 'http://localhost:3000/payment/callback'

/** Where the shop redirects a shopper who starts to pay an order. */
export async function startAtGateway(
  shopper: TestClient,
  orderId: number,
  { gateway = 'sandbox', redirectUrl = callback } = {},
): Promise<URL> {
  const query = new URLSearchParams({ order_id: String(orderId), redirect_url: redirectUrl })
  const reply = await shopper.send({
    method: 'GET',
    url: `/api/payments/gateways/${gateway}/start/?${query}`,
  })
  return locationOf(reply)
}

/** Starts a deposit. Returns the bank's page, to which the HTML of the reply leads. */
export async function deposit(
  shopper: TestClient,
  amount: number,
  redirectUrl = `${walletCallback}/`,
): Promise<URL> {
  const query = new URLSearchParams({ redirect_url: redirectUrl })
  const url = `/api/wallet/deposit/?${query}`
  const reply = await shopper.send({ method: 'POST', url, payload: { amount } })
  const address = /content="0; url=([^"]+)"/.exec(reply.body)?.[1]
  if (address === undefined) throw new Error(`no page that leads on but status ${reply.statusCode}`)
  return new URL(address.replaceAll('&amp;', '&'))
}

/** Presses a button on the bank's page. Returns the URL to which the bank redirects the shopper. */
export async function press(
  shopper: TestClient,
  bankPage: URL,
  button: 'pay' | 'cancel',
): Promise<URL> {
  return locationOf(await shopper.send({ method: 'POST', url: `${bankPage.pathname}/${button}` }))
}

/** Follows the bank's redirect into the shop. Returns the URL of the result page. */
export async function comeBack(visitor: TestClient, back: URL): Promise<URL> {
  return locationOf(await visitor.send({ method: 'GET', url: back.pathname + back.search }))
}

/** Goes to the bank with an order, presses a button and returns to the shop. Returns the query of the result page. */
export async function payAtBank(
  shopper: TestClient,
  orderId: number,
  button: 'pay' | 'cancel' = 'pay',
): Promise<Record<string, string>> {
  const page = await startAtGateway(shopper, orderId)
  const result = await comeBack(shopper, await press(shopper, page, button))
  return Object.fromEntries(result.searchParams)
}

function locationOf(reply: { statusCode: number; headers: Record<string, unknown> }): URL {
  const { location } = reply.headers
  if (reply.statusCode !== 303 || typeof location !== 'string') {
    throw new Error(`no redirect but status ${reply.statusCode}`)
  }
  return new URL(location)
}
