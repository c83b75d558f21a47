// Reads React in a task of its own before the entry needs it, so that a slow phone can answer in between.
import '#src/lib/errors-without-stack.ts'
import 'react-dom/client'
import 'react/jsx-runtime'
import '#src/lib/errors-with-stack.ts'
