import type { FastifyInstance } from 'fastify'
import { buyers, type Buyer } from './people.ts'
import { answer, createVisitor, newestCode, type Visitor } from './visitor.ts'

export type Customer = Visitor & { buyer: Buyer; addressId: number }

/** Signs each customer up at their first visit, and knows them afterwards. */
export function createCustomers(server: FastifyInstance): (place: number) => Promise<Customer> {
  const known = new Map<number, Customer>()
  return async (place) => {
    const customer = known.get(place) ?? (await signUp(server, place))
    known.set(place, customer)
    return customer
  }
}

async function signUp(server: FastifyInstance, place: number): Promise<Customer> {
  const buyer = buyers[place]
  if (buyer === undefined) throw new Error(`there is no buyer ${place}`)
  const visitor = createVisitor(server, `10.20.0.${place + 1}`)
  const { api } = visitor
  const { phone: phone_number, firstName: first_name, lastName: last_name } = buyer
  await api.POST('/accounts/request-otp/', { body: { phone_number } })
  const otp = await newestCode(visitor, phone_number)
  await api.POST('/accounts/verify/', { body: { phone_number, otp } })
  await api.PATCH('/profile/update/', {
    body: { first_name, last_name, national_code: buyer.nationalCode },
  })
  return { ...visitor, buyer, addressId: await addAddress(visitor, buyer) }
}

async function addAddress({ api }: Visitor, buyer: Buyer): Promise<number> {
  const provinces = await answer(api.GET('/accounts/list-province/'))
  const province = provinces.find(({ name }) => name === buyer.province)
  if (province === undefined) throw new Error(`there is no province ${buyer.province}`)
  const path = { provinceId: province.id }
  const [capital] = await answer(api.GET('/accounts/list-city/{provinceId}/', { params: { path } }))
  const body = {
    title: 'خانه',
    province: province.id,
    city: capital?.id ?? 0,
    address: buyer.address,
    postal_code: buyer.postalCode,
    receiver_first_name: buyer.firstName,
    receiver_last_name: buyer.lastName,
    receiver_national_code: buyer.nationalCode,
    receiver_phone_number: buyer.phone,
  }
  return (await answer(api.POST('/profile/user-address/', { body }))).id
}
