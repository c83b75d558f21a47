/** The longest text of an address (L141). */
export const maxAddressLength = 320

/**
 * Whether a text may stand as an address: Latin and Persian or Arabic letters and digits, space, line break, ZWNJ
 * and `. , ، ؛ : - _ / \ ( ) # + * ' "` (L141 and the decision on "some punctuation").
 */
export const isAddressText = (text: string): boolean =>
  text.length <= maxAddressLength &&
  /^[\p{Script=Latin}\p{Script=Arabic}\p{M}\p{Nd} \n\r\u200C.,،؛:\-_/\\()#+*'"]*$/u.test(text)
