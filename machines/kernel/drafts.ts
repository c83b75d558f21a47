/** Unsent input of dialogs, by what each dialog is for. */
export type Drafts<Input> = Readonly<Record<string, Input>>

/**
 * The drafts, including the one being closed.
 * @param key what the dialog is for; null if none was open
 */
export const withDraft = <Input>(
  drafts: Drafts<Input>,
  key: string | null,
  input: Input,
): Drafts<Input> => (key === null ? drafts : { ...drafts, [key]: input })
