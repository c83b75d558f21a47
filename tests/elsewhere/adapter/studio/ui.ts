/** The components that the studio uses. */
export {
  Badge,
  Button,
  Icon,
  IconButton,
  Note,
  SkipLink,
  ThemeSwitch,
  iconButton,
} from './parts.tsx'
export { Checkbox, SelectField, TextArea, TextField } from './fields.tsx'
export { Dialog, Tabs } from './panels.tsx'
