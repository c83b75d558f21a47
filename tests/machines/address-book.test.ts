import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { createAddressBookActors } from '#machines/flows/address-book/address-book.actors.ts'
import {
  addressBookMachine,
  addressBookSelectors,
} from '#machines/flows/address-book/address-book.machine.ts'
import type { AddressBookEmitted } from '#machines/flows/address-book/address-book.types.ts'
import {
  addressFormSelectors,
  type AddressFormRef,
} from '#machines/flows/address-form/address-form.machine.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { address, addressInput, city, otherAddress, province } from '#machines/testing/fixtures.ts'
import { recordedClient, type CannedReply } from '#tests/support/machines/recorded-client.ts'

const gone = { type: 'about:blank', title: '', status: 404, code: 'address_not_found' }
const places = {
  'GET /accounts/list-province/': { status: 200, body: [province] },
  'GET /accounts/list-city/8/': { status: 200, body: [city] },
}

describe('the address book', () => {
  it('removes the confirmed address, and selects the first of the others', async () => {
    const { book, sent, emitted } = start({
      'DELETE /profile/user-address/22/': { status: 200, body: {} },
    })
    book.send({ type: 'address.chosen', addressId: otherAddress.id })
    book.send({ type: 'removal.requested', addressId: otherAddress.id })
    expect(addressBookSelectors.asked(book.getSnapshot())).toEqual(otherAddress)
    book.send({ type: 'removal.confirmed' })
    await waitFor(book, (snapshot) => snapshot.matches({ browsing: 'ready' }))
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /profile/user-address/22/',
    ])
    expect(addressBookSelectors.selectedId(book.getSnapshot())).toBe(address.id)
    expect(emitted).toEqual([{ type: 'address.deleted', addresses: [address] }])
  })

  it('loads the list again when the address to be removed no longer exists', async () => {
    const { book, emitted } = start({
      'DELETE /profile/user-address/21/': { status: 404, body: gone },
      'GET /profile/user-address/': { status: 200, body: [otherAddress] },
    })
    book.send({ type: 'removal.requested', addressId: address.id })
    book.send({ type: 'removal.confirmed' })
    await waitFor(book, (snapshot) => snapshot.matches({ browsing: 'removalRejected' }))
    expect(addressBookSelectors.failure(book.getSnapshot())?.code).toBe('address_not_found')
    expect(addressBookSelectors.selectedId(book.getSnapshot())).toBe(otherAddress.id)
    expect(emitted).toEqual([{ type: 'addresses.reloaded', addresses: [otherAddress] }])
  })

  it('offers the removal again after a lost reply', async () => {
    const { book, sent } = start({})
    book.send({ type: 'removal.requested', addressId: address.id })
    book.send({ type: 'removal.confirmed' })
    await waitFor(book, (snapshot) => snapshot.matches({ browsing: 'removalFailed' }))
    book.send({ type: 'retry.requested' })
    await waitFor(book, (snapshot) => snapshot.matches({ browsing: 'removalFailed' }))
    expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/profile/user-address/21/'))
  })

  it('saves an edited address in its place, and keeps the selection', async () => {
    const renamed = { ...otherAddress, title: 'انبار' }
    const { book, sent, emitted } = start({
      ...places,
      'PUT /profile/user-address/22/': { status: 200, body: renamed },
    })
    book.send({ type: 'edit.requested', addressId: otherAddress.id })
    await submitForm(book)
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/profile/user-address/22/' })
    expect(addressBookSelectors.selectedId(book.getSnapshot())).toBe(address.id)
    expect(emitted).toEqual([{ type: 'address.changed', addresses: [address, renamed] }])
  })

  it('saves the edit of a deleted address as a new one, and loads the list again', async () => {
    const added = { ...otherAddress, id: 23 }
    const { book, sent, emitted } = start({
      ...places,
      'PUT /profile/user-address/22/': { status: 404, body: gone },
      'POST /profile/user-address/': { status: 201, body: added },
      'GET /profile/user-address/': { status: 200, body: [added] },
    })
    book.send({ type: 'edit.requested', addressId: otherAddress.id })
    const form = await fillForm(book)
    await waitFor(form, (snapshot) => snapshot.matches({ editing: 'saveFailed' }))
    expect(addressFormSelectors.isGone(form.getSnapshot())).toBe(true)
    form.send({ type: 'address.submitted', address: addressInput })
    await waitFor(book, (snapshot) => snapshot.matches({ browsing: 'ready' }))
    expect(sent.at(-2)).toMatchObject({ method: 'POST', body: addressInput })
    expect(addressBookSelectors.selectedId(book.getSnapshot())).toBe(23)
    expect(emitted).toEqual([
      { type: 'address.created', addresses: [address, added] },
      { type: 'addresses.reloaded', addresses: [added] },
    ])
  })

  it('appends a new address, and selects it', async () => {
    const added = { ...address, id: 23 }
    const { book, sent, emitted } = start({
      ...places,
      'POST /profile/user-address/': { status: 201, body: added },
    })
    book.send({ type: 'creation.requested' })
    await submitForm(book)
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/profile/user-address/' })
    expect(addressBookSelectors.selectedId(book.getSnapshot())).toBe(23)
    expect(emitted).toEqual([
      { type: 'address.created', addresses: [address, otherAddress, added] },
    ])
  })
})

function start(replies: Record<string, CannedReply>) {
  const { client, sent } = recordedClient(replies)
  const machine = addressBookMachine.provide({ actors: createAddressBookActors(client) })
  const input = { addresses: [address, otherAddress], selectedId: null }
  const book = startFlow(machine, { input })
  const emitted: AddressBookEmitted[] = []
  book.on('*', (event) => emitted.push(event))
  return { book, sent, emitted }
}

async function submitForm(book: ReturnType<typeof start>['book']): Promise<void> {
  await fillForm(book)
  await waitFor(book, (snapshot) => snapshot.matches({ browsing: 'ready' }))
}

async function fillForm(book: ReturnType<typeof start>['book']): Promise<AddressFormRef> {
  const form = addressBookSelectors.addressForm(book.getSnapshot())
  if (form === undefined) throw new Error('the form is not open')
  await waitFor(form, (snapshot) => !snapshot.hasTag('busy'))
  form.send({ type: 'province.chosen', provinceId: province.id })
  await waitFor(form, (snapshot) => snapshot.matches({ editing: 'ready' }))
  form.send({ type: 'address.submitted', address: addressInput })
  return form
}
