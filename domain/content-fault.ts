import { isShopLink } from './shop-link.ts'

/** What is wrong with a text of the site: its place as in `categories.0.title`, and the rule that it breaks. */
export type ContentFault = {
  field: string
  /**
   * `order`: it ends before it begins; `part`: it does not occur in the text; `date`: there is no such day; `twice`: it is
   * the same as an earlier one; `many`: it is more than there can be;
   * `address`: one of its links leads nowhere; `https`, `tel`, `mail`: it is no such URL, phone number or address.
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
}

export function required(field: string, text: string): ContentFault[] {
  return text.trim() === '' ? [{ field, rule: 'required' }] : []
}

/** Of the value at a place of a list that an earlier place has, too. */
export function repeated(
  field: string,
  values: readonly (string | null)[],
  place: number,
): ContentFault[] {
  const value = values[place] ?? null
  return value !== null && values.indexOf(value) < place ? [{ field, rule: 'twice' }] : []
}

/** Of a link that has to lead into the shop. */
export function shopLinkFaults(field: string, link: string): ContentFault[] {
  return [...required(field, link), ...linkFaults(field, link)]
}

/** Of a link that may be left out. */
export function linkFaults(field: string, link: string): ContentFault[] {
  return link.trim() === '' || isShopLink(link.trim()) ? [] : [{ field, rule: 'link' }]
}
