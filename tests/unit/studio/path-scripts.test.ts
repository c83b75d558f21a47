import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { IdGenerator, StepKeywordType, type Scenario } from '@cucumber/messages'
import { afterAll, describe, expect, it } from 'vitest'
import { runAll } from '#walks/paths/cover.ts'
import { flowModels, models } from '#machines/testing/registry.ts'
import { outerWalks } from '#studio/scripts/inside.ts'
import { addressOf, reasonAgainst } from '#studio/shop/addresses.ts'
import { placeWords } from '#studio/shop/place-words.ts'
import { demoAccounts } from '#demo/seed/load.ts'
import { writeScripts } from '#tools/paths/scripts/write.ts'
import { viewsIn } from '#studio/sources/views-in.ts'
import { machinePaths } from '#walks/report.ts'
import { feature } from '#tools/paths/scripts/gherkin.ts'
import { testPlan } from '#tools/paths/scripts/plan.ts'
import { playwrightFile } from '#studio/scripts/playwright.ts'
import { scriptOf, type Script, type Walk } from '#studio/scripts/script.ts'
import { languages } from '#studio/words/scripts.ts'

const views = Object.fromEntries([...viewsIn('.')].map(([id, views]) => [id, { views }]))

async function pathsOf(id: string) {
  const model = models.find(({ machine }) => machine.id === id)
  if (model === undefined) throw new Error(`no machine ${id}`)
  return machinePaths(model, await runAll(model), null)
}

function scenariosIn(text: string): Scenario[] {
  const parser = new Parser(
    new AstBuilder(IdGenerator.incrementing()),
    new GherkinClassicTokenMatcher(),
  )
  const children = parser.parse(text).feature?.children ?? []
  return children.flatMap(({ scenario }) => scenario ?? [])
}

describe.each(languages)('a feature in %s', (language) => {
  it('is read by the parser of Gherkin as one scenario for each path, with every step and its data', async () => {
    const paths = await pathsOf('withdrawalRequest')
    const scenarios = scenariosIn(feature(scriptOf(paths, views), language))
    expect(scenarios).toHaveLength(paths.examples.length)
    for (const [index, { steps }] of paths.examples.entries()) {
      const actions = scenarios[index]?.steps.filter(
        ({ keywordType }) => keywordType === StepKeywordType.ACTION,
      )
      expect(actions?.map(({ docString }) => docString && JSON.parse(docString.content))).toEqual(
        steps.map(({ data }) => data && JSON.parse(JSON.stringify(data))),
      )
      const outcomes = scenarios[index]?.steps.filter(
        ({ keywordType }) => keywordType === StepKeywordType.OUTCOME,
      )
      expect(outcomes?.map(({ text }) => text)).toEqual(
        steps.map(({ state }) => expect.stringContaining(state)),
      )
    }
  })
})

describe('the steps of a feature', () => {
  const textOf = async (id: string) => feature(scriptOf(await pathsOf(id), views), 'fa')

  it('name the control that a shopper uses, and what is on the screen then', async () => {
    const text = await textOf('withdrawalRequest')
    expect(text).toContain('وقتی دکمهٔ «برداشت» را می‌زنم (withdrawal.requested)')
    expect(text).toContain('دیده می‌شود، مانند: مبلغ بیشتر از موجودی کیف پول است.')
    expect(text).toMatch(/وقتی requestWithdrawal با خطای \w+ ناموفق می‌شود/)
    expect(text).toContain('وقتی پاسخ requestWithdrawal می‌رسد')
  })

  it('name the events of a lifecycle, which no shopper raises with a control', async () => {
    expect(await textOf('order')).toContain('وقتی رویداد payment.confirmed می‌رسد')
  })
})

describe('a test plan', () => {
  const script: Script = {
    machine: 'sale',
    kind: 'flow',
    walks: [
      {
        path: 7,
        title: 'path 7 from the start guest',
        start: 'guest',
        transitions: [],
        state: 'closed',
        lines: [],
        steps: [
          {
            cause: { kind: 'event' },
            event: 'sale.opened',
            data: { text: '</td><script>' },
            transitions: [],
            state: 'open',
            lines: [{ kind: 'alert', words: 'a < b', marks: [], leads: [] }],
          },
        ],
      },
    ],
  }

  it('has a box to tick for the start and for each step, and shows texts as they are', () => {
    const page = testPlan([script], 'en')
    expect(page.match(/class="box"/g)).toHaveLength(2)
    expect(page).toContain('sale with the start guest is in closed')
    expect(page).toContain('this error is shown: \u2068a &lt; b\u2069')
    expect(page).not.toContain('<script>')
  })

  it('has links to its machines where there are several', () => {
    const other = { ...script, machine: 'door' }
    const page = testPlan([script, other], 'en')
    for (const { machine } of [script, other]) {
      expect(page).toContain(`<a href="#${machine}">`)
      expect(page).toContain(`<section id="${machine}">`)
    }
    expect(testPlan([script], 'en')).not.toContain('<nav>')
  })

  it('numbers its steps in the digits of its language', () => {
    const numbers = (language: 'fa' | 'en') =>
      [...testPlan([script], language).matchAll(/<th scope="row">(.+?)<\/th>/g)].map(([, it]) => it)
    expect(numbers('fa')).toEqual(['۰', '۱'])
    expect(numbers('en')).toEqual(['0', '1'])
  })

  const planOf = async (id: string, language: 'fa' | 'en' = 'en') =>
    testPlan([scriptOf(await pathsOf(id), views)], language).replaceAll(/<.+?>/g, '')

  it('says where and as whom each path is taken, or why no page shows it', async () => {
    expect(await planOf('walletCharge')).toContain(
      'Where and as whom: /wallet, signed in as the customer 09120000002 of the demo, who has nothing yet.',
    )
    expect(await planOf('walletCharge', 'fa')).toContain(
      'کجا و چه کسی: \u2066/wallet\u2069، با ورود مشتری 09120000002 فروشگاه نمونه که هنوز چیزی ندارد.',
    )
    expect(await planOf('payLink')).toContain('Needed first: an order of the customer 09120001000')
    expect(await planOf('commentForm')).toContain('Press the button «')
    expect(await planOf('addressForm')).toContain(
      'It runs inside addressBook; the way there: creation.requested.',
    )
    expect(await planOf('refund')).toContain(`No page shows it: ${reasonAgainst('refund')}.`)
    expect(await planOf('refund', 'fa')).toContain(reasonAgainst('refund', 'fa'))
  })

  it('says how failures are made by hand, and how the accounts of the demo get in', () => {
    const { newcomer } = demoAccounts
    for (const [language, ...names] of [
      ['en', 'Live', 'Clock and faults'],
      ['fa', 'زنده', 'ساعت و خطا'],
    ] as const) {
      const plan = testPlan([script], language)
      for (const name of [...names, '/dev/outbox?phone=…', newcomer.password])
        expect(plan).toContain(name)
    }
    expect(placeWords.fa.visitors.newcomer).toContain(newcomer.phone)
  })

  it('names the control that sends an event with its data, and the tab that sends one without a control', async () => {
    expect(await planOf('walletCharge')).toContain(
      'I press the button «\u2068افزایش موجودی\u2069» (charge.submitted)',
    )
    expect(await planOf('addToCart')).toMatch(/I choose the option «[^»]+» \(insurance\.changed\)/)
    expect(await planOf('usedPhone')).toContain(
      'one of these sends it, depending on the data: «\u2068سالم و بدون خط\u2069», «\u2068شکسته یا تعویض‌شده\u2069»',
    )
    // The button sends its goods, too, which the model leaves out.
    expect(await planOf('addToCart')).toContain(
      'I press the button «\u2068افزودن به سبد\u2069» (add.pressed)',
    )
    // The entry of the code and its countdown are regions of a parallel state.
    expect(await planOf('oneTimeCode')).toContain(
      'I press the button «\u2068ارسال دوبارهٔ کد\u2069» (resend.requested)',
    )
    expect(await planOf('oneTimeCode')).toMatch(
      /on the data: «\u2068رقم ۱\u2069», «\u2068رقم ۲\u2069», «\u2068رقم ۳\u2069»/,
    )
    const wallet = { ...script, machine: 'walletCharge' }
    const inWallet = wallet.walks.map((walk) => ({ ...walk, start: 'signedIn' }))
    expect(testPlan([{ ...wallet, walks: inWallet }], 'en').replaceAll(/<.+?>/g, '')).toContain(
      'send sale.opened from the studio’s tab “Live”',
    )
    // Nothing can be sent to what only the server runs.
    expect(await planOf('refund')).not.toContain('from the studio’s tab “Live” (“Send”)')
  })

  it('says that its data are examples, and which failures nobody can make', async () => {
    const plan = await planOf('oneTimeCode')
    expect(plan).toMatch(/open\.rejected \+ countdown\.running[^]{0,300}کد واردشده درست نیست/)
    expect(plan).toContain('shows each path by its number with exactly this data')
    expect(plan).toMatch(
      /verifyCode fails with network[^]{0,600}an error that fits network is shown, such as/,
    )
    expect(plan).toMatch(/countdown fails with network\s+this actor makes no call/)
    expect(plan).not.toMatch(/verifyCode fails with network\s+this actor makes no call/)
  })

  it('is in the direction of its language', () => {
    expect(testPlan([script], 'fa')).toContain('<html lang="fa" dir="rtl">')
    expect(testPlan([script], 'en')).toContain('<html lang="en" dir="ltr">')
  })
})

describe('a file for Playwright', () => {
  const headOf = async (id: string) => {
    const helpers = "import { test } from '@playwright/test'\n\nconst helper = 1"
    const text = playwrightFile(scriptOf(await pathsOf(id), views), helpers) ?? ''
    return text.slice(0, text.indexOf('*/'))
  }

  it('says first what it needs, and on which page and as whom each start begins', async () => {
    const head = await headOf('warrantyCheck')
    expect(head).toContain('walks through the machine warrantyCheck.')
    expect(head).toContain('a shop in demo mode (`npm start` or `npm run studio`) at SHOP_URL')
    expect(head).toMatch(/^ \* - \w+: \/register, signed out$/m)
    expect(await headOf('giftCardRedemption')).toMatch(
      /: \/\S+, signed in as the customer 09120000002 of the demo, who has nothing yet$/m,
    )
  })

  it('names the starts for which no page can be opened, and is not made for a machine without a page', async () => {
    expect(await headOf('authentication')).toContain(
      ' * Left out, as no page can be opened for them: customer, forgetfulCustomer.',
    )
    expect(playwrightFile(scriptOf(await pathsOf('refund'), views), '')).toBeNull()
    expect(reasonAgainst('refund')).toBe('the server runs this machine; no page does')
  })

  it('opens a page for every flow of the browser, from every start but those that the sign-in sends on', () => {
    const left = flowModels.flatMap(({ machine: { id }, starts }) =>
      Object.keys(starts).flatMap((start) => (addressOf(id, start) ? [] : [`${id}: ${start}`])),
    )
    expect(left).toEqual(['authentication: customer', 'authentication: forgetfulCustomer'])
  })

  it('says what is there before, and signs in as staff for the back office', async () => {
    expect(await headOf('payLink')).toContain(
      ' * There: an order that waits for its payment, of a customer of its own (09120001000 and on, one for each worker), signed up and placed if there is none.',
    )
    expect(await headOf('staffMoneyMove')).toMatch(
      / \* - opened: \/staff\/withdrawals, signed in as the owner 09120000001 of the demo, whom password and code have let into the back office$/m,
    )
  })

  it('is not let into the back office where that asks for password and code, from whatever start', async () => {
    const starts = [...(await headOf('staffSignIn')).matchAll(/^ \* - (\w+): (.+)$/gm)]
    expect(starts.map(([, start]) => start)).toContain('lapsed')
    for (const [, , place] of starts)
      expect(place).toMatch(/^\/staff, signed in .+ by password alone, .+ still asks for the code$/)
  })

  it('first takes the outer machine to the state that runs the inner one', async () => {
    expect(await headOf('oneTimeCode')).toMatch(
      / \* - signIn: \/login inside authentication, signed out$/m,
    )
    const address = addressOf('locationPicker', 'nothingPicked')
    const around = outerWalks('locationPicker', address?.inside ?? [])
    expect(
      around.map(({ machine, steps }) => [machine, ...steps.map(({ event }) => event)]),
    ).toEqual([
      ['addressBook', 'creation.requested'],
      ['addressForm', 'xstate.done.actor.listProvinces', 'map.requested'],
    ])
  })

  it('leaves out a walk that the machine around it ends', () => {
    const walk = (start: string, state: string, ...transitions: string[]): Walk => ({
      path: 1,
      title: start,
      start,
      state,
      transitions,
      lines: [],
      steps: [],
    })
    const walks = [
      walk('empty', 'empty', 'cartEditing.opening|always|1', 'cartEditing.opened|always|0'),
      walk(
        'continuing',
        'complete',
        'cartEditing.opening|always|1',
        'cartEditing.opened|always|1',
        'cartEditing.editing|next.pressed|3',
      ),
    ]
    const text = playwrightFile({ machine: 'cartEditing', walks }, '')
    expect(text).toContain(' * Left out, as the machine around ends them: continuing.')
    expect(text?.match(/^test\(/gm)).toHaveLength(1)
  })
})

describe('the scripts of all machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scripts-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const ids = models.map(({ machine }) => machine.id)
  const report = { machines: models.map((model) => machinePaths(model, [], null)) }
  const write = (format: 'gherkin' | 'plan') =>
    writeScripts(report, { format, language: 'en', path: null, to: folder })

  it('are one feature each, whether or not a page shows the machine', async () => {
    await write('gherkin')
    const features = readdirSync(folder).filter((name) => name.endsWith('.feature'))
    expect(features.toSorted()).toEqual(ids.map((id) => `${id}.feature`).toSorted())
  })

  it('are all in the test plan', async () => {
    const plan = readFileSync(await write('plan'), 'utf8')
    const headings = [...plan.matchAll(/<h2><bdi>(\w+)<\/bdi><\/h2>/g)].map(([, id]) => id)
    expect(headings).toEqual(ids)
  })
})
