import { useState, type ComponentProps } from 'react'
import { login } from '#i18n/fa/login.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'ltr'>

/** A password field with a button that shows the password. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      ltr
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? login.password.hide : login.password.show}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
