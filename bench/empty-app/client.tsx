import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { createEmptyRouter } from './router.tsx'

hydrateRoot(document, <RouterClient router={createEmptyRouter()} />)
