import { screen } from 'storybook/test'

/** How long the script of a part may take: on a busy machine it comes late, and a story that fails has to end. */
const patience = { timeout: 60_000 }

type Role = 'dialog' | 'alertdialog' | 'status'

/**
 * A story that is shown once a part with this role is there: its script is fetched when it is first wanted. Two dialogs
 * that open at once may hide each other from screen readers.
 */
export const appears = (role: Role) => async (): Promise<void> => {
  await screen.findAllByRole(role, { hidden: true }, patience)
}

/** A story that is shown once it says something, whatever an earlier one still says. */
export const says = (text: string) => async (): Promise<void> => {
  await screen.findByText(text, {}, patience)
}

/** A story that is shown once it has the field with this label, whose values may have to be fetched. */
export const hasField = (label: string) => async (): Promise<void> => {
  await field(label)
}

/** The field with this label, once it is there. */
export function field(label: string): Promise<HTMLElement> {
  return screen.findByLabelText(label, {}, patience)
}
