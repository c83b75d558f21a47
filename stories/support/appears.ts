import { screen } from 'storybook/test'

/** How long the script of a part may take: on a busy machine it comes late, and a story that fails has to end. */
const patience = { timeout: 60_000 }

type Role = 'dialog' | 'alertdialog' | 'status'

/** A story that is shown once a part with this role is there: its script is fetched when it is first wanted. */
export const appears = (role: Role) => async (): Promise<void> => {
  await screen.findByRole(role, {}, patience)
}

/** A story that is shown once it says something, whatever an earlier one says still. */
export const says = (text: string) => async (): Promise<void> => {
  await screen.findByText(text, {}, patience)
}

/** The field with this label, once it is there. */
export function field(label: string): Promise<HTMLElement> {
  return screen.findByLabelText(label, {}, patience)
}
