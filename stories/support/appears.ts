import { screen } from 'storybook/test'

type Role = 'dialog' | 'alertdialog' | 'status'

/** A story that is shown once a part with this role is there: its script is fetched when it is first wanted. */
export const appears = (role: Role) => async (): Promise<void> => {
  await screen.findByRole(role, {}, { timeout: 10_000 })
}

/** A story that is shown once it says something, whatever an earlier one says still. */
export const says = (text: string) => async (): Promise<void> => {
  await screen.findByText(text, {}, { timeout: 10_000 })
}
