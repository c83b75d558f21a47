import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createServer } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { models } from '#machines/testing/registry.ts'
import { callsBehind } from '#studio/app/calls-behind.ts'
import { controlsOf, eventOfDisabled } from '#studio/app/event-controls.ts'
import { inputKey } from '#studio/sources/machine-source.ts'
import { machineSources } from '#studio/sources/plugin.ts'
import { readSources } from '#studio/sources/read-sources.ts'

const root = resolve(import.meta.dirname, '../../..')
const kinds = ['guards', 'actions', 'actors', 'delays'] as const

const statesOf = (state: AnyStateNode): AnyStateNode[] => [
  state,
  ...Object.values(state.states).flatMap(statesOf),
]

describe('the sources behind the names of a chart', () => {
  const { machines, pieces, calls } = readSources(root)
  const all = Object.values(machines).flatMap((machine) =>
    ([...kinds, 'inputs', 'data', 'outputs', 'payloads'] as const).flatMap((kind) =>
      Object.values(machine[kind]),
    ),
  )
  /** The names below a piece, up to the requested depth. */
  const namesBelow = (keys: readonly string[] = [], path: string[]): string[] | undefined => {
    const used = keys.map((key) => pieces[key])
    const [next, ...rest] = path
    if (next === undefined) return used.map((each) => each?.name ?? '')
    return namesBelow(used.find((each) => each?.name === next)?.uses, rest)
  }

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'is found for every guard, action, actor and delay of $id',
    ({ id, machine }) => {
      for (const kind of kinds)
        expect(Object.keys(machines[id]?.[kind] ?? {}).toSorted()).toEqual(
          Object.keys(machine.implementations[kind]).toSorted(),
        )
    },
  )

  it.each(models.map(({ machine }) => ({ id: machine.id, machine })))(
    'is found for what every actor of $id is started with',
    ({ id, machine }) => {
      const started = statesOf(machine.root).flatMap(({ path, invoke }) =>
        invoke
          .filter(({ input }) => input !== undefined)
          .map((each) => inputKey(path.join('.'), each.id)),
      )
      expect(Object.keys(machines[id]?.inputs ?? {}).toSorted()).toEqual(started.toSorted())
    },
  )

  it.each(models)(
    'is found for what goes into $machine.id, what it holds at first and what it gives back',
    ({ machine, starts }) => {
      const { data = {}, outputs = {} } = machines[machine.id] ?? {}
      const isGiven = Object.values(starts).some((input) => input !== undefined)
      expect(Object.keys(data)).toEqual([
        ...(isGiven ? ['input'] : []),
        ...(machine.config.context === undefined ? [] : ['context']),
      ])
      const ending = statesOf(machine.root).filter(({ output }) => output !== undefined)
      expect(Object.keys(outputs)).toEqual(ending.map(({ path }) => path.join('.')))
    },
  )

  it('leads from what goes in and out to the types, and on to those that they name', () => {
    const { checkout, placeOrder } = machines
    expect(checkout?.data.input).toMatchObject({
      name: 'CheckoutInput',
      source: expect.stringContaining('The step whose URL was opened.'),
      file: 'machines/flows/checkout/checkout.types.ts',
    })
    expect(namesBelow(checkout?.data.input?.uses, [])).toEqual(['CheckoutStep'])
    expect(namesBelow(checkout?.data.context?.uses, [])).toEqual([
      'freshCheckout',
      'CheckoutContext',
    ])
    expect(placeOrder?.data.context?.source).toContain('orderId: null, failure: null')
    expect(placeOrder?.outputs.abandoned?.source).toContain("{ outcome: 'abandoned' }")
    expect(namesBelow(placeOrder?.outputs['']?.uses, [])).toEqual(['PlaceOrderOutput'])
  })

  it('says of an event from outside who raises it, and of those of the server that it is the server', () => {
    expect(machines.checkout?.events).toMatchObject({
      'cart.changedElsewhere':
        'Another tab changed the cart; sent once this tab is visible (`connect-checkout.ts`).',
      'session.ended': 'From a step: the server rejected a call because the session is over.',
    })
    expect(machines.checkout?.events).not.toHaveProperty(['pay.pressed'])
    expect(machines.payment?.events['payment.returned']).toMatch(/^The money came, .* wallet\.$/)
    for (const name of ['staff.sent', 'staff.delivered'])
      expect(machines.order?.events[name]).toContain('Only the server sends these')
  })

  it('says what an event carries, and what that is', () => {
    const chosen = machines.checkout?.payloads['gateway.chosen']
    expect(chosen?.source).toBe("{ type: 'gateway.chosen'; link: string }")
    const asked = machines.checkout?.payloads['step.requested']
    expect(namesBelow(asked?.uses, [])).toEqual(['CheckoutStep'])
    expect(machines.checkout?.payloads['pay.pressed']?.source).toBe("{ type: 'pay.pressed' }")
  })

  it('says with what a shopper raises an event, and where', () => {
    const [pay, ...others] = controlsOf({ machines }, 'checkout', 'pay.pressed')
    expect(pay?.line).toMatchObject({ kind: 'button', words: expect.stringContaining('پرداخت') })
    expect(pay?.places).toContainEqual({
      machine: 'checkout',
      state: 'checkout.shopping.invoice.choosing',
      payloads: [''],
    })
    for (const { line } of others) expect(line.words).toMatch(/پرداخت|ثبت سفارش/)
    expect(controlsOf({ machines }, 'checkout', 'session.ended')).toEqual([])
  })

  it('knows the control of an event that needs a whole number, such as that of a device', () => {
    const [check] = controlsOf({ machines }, 'warrantyCheck', 'check.submitted')
    expect(check?.line).toMatchObject({ kind: 'button', words: 'بررسی گارانتی', marks: [] })
  })

  it('says so of an event that carries something, too, but not of one that is ignored', () => {
    const view = (state: string, lead: string) => ({
      [state]: [
        {
          story: 'Open',
          lines: [{ kind: 'button', words: 'بخر', marks: [], leads: [lead] }],
        } as const,
      ],
    })
    const views = {
      ...view('sale.open', 'sale bought {count: 2}'),
      ...view('sale.busy', 'sale bought {count: 2} (ignored)'),
      ...view('sale.other', 'sale boughtAgain'),
    }
    const [control] = controlsOf({ machines: { sale: { views } } }, 'sale', 'bought')
    expect(control?.places).toEqual([
      { machine: 'sale', state: 'sale.open', payloads: ['{count: 2}'] },
    ])
  })

  it('finds the event of a disabled control from a state where it is enabled', () => {
    const views = Object.values(machines.cartEditing?.views ?? {}).flat()
    const off = views
      .flatMap(({ lines }) => lines)
      .find(({ words, marks }) => words === 'یکی بیشتر' && marks.includes('off'))
    if (off === undefined) throw new Error('the button is nowhere off')
    const ready = 'cartEditing.editing.ready'
    expect(eventOfDisabled({ machines }, 'cartEditing', ready, off)).toBe('quantity.changed')
    const other = { ...off, words: 'چیزی دیگر' }
    expect(eventOfDisabled({ machines }, 'cartEditing', ready, other)).toBeNull()
  })

  it('knows it of one of several alike, such as a gateway, by the others', () => {
    const invoice = 'checkout.shopping.invoice.choosing'
    const lines = (machines.checkout?.views[invoice] ?? []).flatMap((view) => view.lines)
    const off = lines.find(({ kind, marks }) => kind === 'radio' && marks.includes('off'))
    if (off === undefined) throw new Error('no gateway is off')
    expect(eventOfDisabled({ machines }, 'checkout', invoice, off)).toBe('gateway.chosen')
  })

  it('knows none of a button beside others, such as the check of a discount code beside the payment', () => {
    const invoice = 'checkout.shopping.invoice.choosing'
    const lines = (machines.checkout?.views[invoice] ?? []).flatMap((view) => view.lines)
    const check = lines.find(({ words, marks }) => words === 'بررسی' && marks.includes('off'))
    if (check === undefined) throw new Error('the check is nowhere off')
    expect(eventOfDisabled({ machines }, 'checkout', invoice, check)).toBeNull()
  })

  it('says which calls an actor makes, and what the contract says of them', () => {
    const { placeOrder, refreshCart } = machines.placeOrder?.actors ?? {}
    if (placeOrder === undefined || refreshCart === undefined) throw new Error('no such actor')
    const key = 'POST /purchase/v4/order/'
    expect(callsBehind(placeOrder, { pieces })).toContain(key)
    expect(callsBehind(refreshCart, { pieces })).not.toContain(key)
    expect(calls[key]?.parameters).toMatch(/Idempotency-Key.*header/)
    expect(calls[key]?.refusals.toSorted()).toEqual([
      'address_missing',
      'address_not_found',
      'cart_empty',
      'cart_has_unavailable_items',
      'discount_code_already_used',
      'discount_code_below_minimum',
      'discount_code_expired',
      'discount_code_invalid',
      'discount_code_used_up',
      'discount_code_wrong_category',
      'idempotency_key_reused',
      'open_orders_limit_reached',
      'price_changed',
      'profile_incomplete',
      'purchase_limit_reached',
      'session_expired',
      'shipping_method_missing',
      'shipping_method_not_offered',
      'stock_limited',
      'too_many_requests',
      'unauthenticated',
    ])
    const refusals = calls['POST /purchase/cart/select_address/']?.refusals
    expect(refusals).toEqual(expect.arrayContaining(['address_not_found', 'cart_changed']))
    expect(calls['GET /accounts/list-province/']?.refusals).toEqual([])
    expect(calls[key]?.replies).toEqual([
      {
        status: '201',
        doc: 'Placed',
        body: { type: 'OrderCreated', fields: expect.stringContaining('order_id: Id') },
      },
      {
        status: 'default',
        doc: 'A problem with its code',
        body: { type: 'Problem', fields: expect.stringContaining('code: ProblemCode') },
      },
    ])
  })

  it('of an actor taken from another machine are its own, without those of that machine’s other actors', () => {
    const { requestCode } = machines.authentication?.actors ?? {}
    if (requestCode === undefined) throw new Error('no such actor')
    expect(requestCode).toMatchObject({
      source: expect.stringContaining('requestCode: fromPromise<CodeSent, CodeRequest>'),
      file: 'machines/flows/one-time-code/one-time-code.actors.ts',
    })
    expect(callsBehind(requestCode, { pieces })).toEqual([
      'POST /accounts/request-otp/',
      'POST /accounts/password_reset/request-otp/',
      'POST /staff/verification/request-otp/',
      'POST /forms/user-by-platform/',
    ])
  })

  it('is at the line of the file that it names', () => {
    for (const { source, file, line } of [...all, ...Object.values(pieces)]) {
      const text = readFileSync(join(root, file), 'utf8')
        .split('\n')
        .slice(line - 1)
      const flat = (lines: string[]) => lines.map((each) => each.trimStart())
      const written = flat(source.split('\n'))
      expect(flat(text.slice(0, written.length)).join('\n')).toContain(written.join('\n'))
    }
  })

  it('is the live actor where the chart only has its place, and that place last', () => {
    const places = all.filter(({ uses }) =>
      pieces[uses.at(-1) ?? '']?.source.includes(': unprovided<'),
    )
    expect(places.length).toBeGreaterThan(30)
    expect(places.filter(({ file }) => !file.endsWith('.actors.ts'))).toEqual([])
    expect(all.filter(({ source }) => source.includes(': unprovided<'))).toEqual([])
  })

  it('has the rule that a guard only names, and what that is made of', () => {
    const guard = machines.cartEditing?.guards.isUnavailable
    expect(guard).toMatchObject({
      source: 'isUnavailable: ({ context }) => hasUnavailable(context.cart)',
      file: 'machines/flows/cart-editing/cart-editing.setup.ts',
    })
    expect(guard?.uses.map((key) => pieces[key])).toMatchObject([
      { name: 'hasUnavailable', file: 'machines/flows/cart/cart.ts' },
    ])
    const { hasMethodToReset } = machines.cartEditing?.guards ?? {}
    expect(namesBelow(hasMethodToReset?.uses, [])).toEqual(['noMethod'])
  })

  it('leads from name to name, to constants and to what is given to the function around it', () => {
    const { loadCheckout } = machines.checkout?.actors ?? {}
    expect(namesBelow(loadCheckout?.uses, ['loadCustomer'])).toEqual([
      'readCart',
      'readInvoice',
      'unwrap',
    ])
    const { mergeGuestCart } = machines.authentication?.actors ?? {}
    expect(namesBelow(mergeGuestCart?.uses, ['mergeGuestCart'])).toContain('guestCartMerge')
    const { isUncertain } = machines.placeOrder?.guards ?? {}
    expect(namesBelow(isUncertain?.uses, ['isUncertain'])).toContain('uncertain')
  })

  it('knows every piece to which another leads', () => {
    const keys = [...all, ...Object.values(pieces)].flatMap(({ uses }) => uses)
    expect(keys.filter((key) => pieces[key] === undefined)).toEqual([])
  })
})

describe('a setup of parts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('domain/light.ts', '/** Whether the sun is up. */\nexport const isDay = () => true\n')
  write(
    'machines/door/door.parts.ts',
    `import { isDay } from '#domain/light.ts'
/** The door stays locked at night. */
export function mayOpen(door: Door) {
  return isDay() && door.isDay
}
export const delays = { tired: 1_000 }
export const shared = {
  /** Lets them wait. */
  wait: () => {},
}
`,
  )
  write(
    'machines/door/door.machine.ts',
    `import { delays, mayOpen as isOpenable, shared } from './door.parts.ts'
const locked = ({ context: { key } }: Input) => key
interface Key { teeth: number }
/** A door. */
export const doorMachine = setup({
  guards: { isOpenable, locked, isFree: (_, isOpenable: boolean) => isOpenable },
  actions: { ...shared, ...{ shut() { return locked } } },
  delays,
  types: { input: {} as { key: Key } },
}).createMachine({ id: 'door', states: { shut: { type: 'final', output: () => shared } } })
export const houseMachine = setup({ actors: { front: doorMachine } }).createMachine({ id: 'house' })
`,
  )

  it('is followed through short forms, spreads and imports, but not through what hides a name', () => {
    const {
      machines: { door, house },
      pieces,
    } = readSources(folder)
    expect(door).toMatchObject({
      doc: 'A door.',
      file: 'machines/door/door.machine.ts',
      guards: {
        isOpenable: {
          doc: 'The door stays locked at night.',
          source: 'export function mayOpen(door: Door) {\n  return isDay() && door.isDay\n}',
          file: 'machines/door/door.parts.ts',
          line: 3,
          uses: ['domain/light.ts:2 isDay'],
        },
        locked: { source: 'const locked = ({ context: { key } }: Input) => key', uses: [] },
        isFree: { source: 'isFree: (_, isOpenable: boolean) => isOpenable', uses: [] },
      },
      actions: {
        wait: { doc: 'Lets them wait.', source: 'wait: () => {}' },
        shut: {
          source: 'shut() { return locked }',
          uses: ['machines/door/door.machine.ts:2 locked'],
        },
      },
      delays: { tired: { source: 'tired: 1_000' } },
      data: {
        input: {
          name: 'input',
          source: '{ key: Key }',
          uses: ['machines/door/door.machine.ts:3 Key'],
        },
      },
      outputs: {
        shut: { source: 'output: () => shared', uses: ['machines/door/door.parts.ts:7 shared'] },
      },
    })
    expect(pieces['domain/light.ts:2 isDay']?.doc).toBe('Whether the sun is up.')
    expect(house?.actors.front).toMatchObject({
      doc: 'A door.',
      source: 'front: doorMachine',
      uses: [],
    })
  })

  it('is read again by the studio in development when one of its files changes', async () => {
    const vite = await createServer({
      configFile: false,
      root: folder,
      appType: 'custom',
      logLevel: 'silent',
      plugins: [machineSources(folder)],
      server: { middlewareMode: true, ws: false },
    })
    const given = async () => (await vite.transformRequest('virtual:machine-sources'))?.code
    expect(await given()).toContain('The door stays locked at night.')
    write(
      'machines/door/door.parts.ts',
      '/** The door is always open. */\nexport const mayOpen = 1\n',
    )
    vite.watcher.emit('change', join(folder, 'machines/door/door.parts.ts'))
    await expect.poll(given, { timeout: 10_000 }).toContain('The door is always open.')
    await vite.close()
  })
})
