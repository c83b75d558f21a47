import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import '@xyflow/react/dist/base.css'
import './shop/look.ts'
import { Studio } from './app/Studio.tsx'
import './app/studio.css'

const root = document.getElementById('studio')
if (root === null) throw new Error('the page has no place for the studio')
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <Studio />
  </QueryClientProvider>,
)
