import { isShopLink } from './shop-link.ts'
import { isBlank } from './persian.ts'

/** A fault in a content item: the path of the field, such as `categories.0.title`, and the rule that it breaks. */
export type ContentFault = {
  field: string
  /**
   * `link`: it is not a path of the shop; `order`: it ends before it begins; `part`: it does not occur in the text; `date`:
   * there is no such day; `twice`: an earlier value of the list is the same; `many`: it exceeds the maximum; `address`: one
   * of its links is not allowed; `https`, `tel`, `mail`: it is not an HTTPS URL, a phone number or an email address;
   * `whole`: its text is no whole number.
   */
  rule:
    | 'required'
    | 'link'
    | 'order'
    | 'part'
    | 'date'
    | 'twice'
    | 'many'
    | 'address'
    | 'https'
    | 'tel'
    | 'mail'
    | 'whole'
}

/** The fault of a text that is blank. */
export function required(field: string, text: string): ContentFault[] {
  return isBlank(text) ? [{ field, rule: 'required' }] : []
}

/** The fault of the value at `place` if an earlier value of the list is the same; null is never a fault. */
export function repeated(
  field: string,
  values: readonly (string | null)[],
  place: number,
): ContentFault[] {
  const value = values[place] ?? null
  return value !== null && values.indexOf(value) < place ? [{ field, rule: 'twice' }] : []
}

/** The fault of a link that is required and has to be a path of the shop. */
export function shopLinkFaults(field: string, link: string): ContentFault[] {
  return [...required(field, link), ...linkFaults(field, link)]
}

/** The fault of an optional link that is not a path of the shop. */
export function linkFaults(field: string, link: string): ContentFault[] {
  return isBlank(link) || isShopLink(link.trim()) ? [] : [{ field, rule: 'link' }]
}
