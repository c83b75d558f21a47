import type { Schemas } from '#machines/api/client.ts'
import type { Failure } from '#machines/kernel/problem.ts'

export type UsedPhoneModel = Schemas['UsedPhoneModel']
export type RegisteredUsedPhone = Schemas['RegisteredUsedPhone']

export type Contact = { name: string; phone: string }

export type SaleRequest = { modelId: number; optionIds: number[]; contact: Contact }

export type UsedPhoneContext = {
  /** The chosen model; null while none is. */
  modelId: number | null
  /** The model with its questions; null until it is loaded. */
  model: UsedPhoneModel | null
  /** The question that is asked, or was the last one; the first is 0. */
  question: number
  /** The chosen options by question. An answered question keeps its answer when the visitor goes back. */
  optionIds: number[]
  contact: Contact
  /** The server's answer to the request; null before. */
  registered: RegisteredUsedPhone | null
  failure: Failure | null
}

export type UsedPhoneEvent =
  | { type: 'model.chosen'; modelId: number }
  | { type: 'option.chosen'; optionId: number }
  | { type: 'contact.changed'; change: Partial<Contact> }
  | { type: 'request.submitted'; contact: Contact }
  | { type: 'back.requested' }
  | { type: 'retry.requested' }
  | { type: 'restart.requested' }
