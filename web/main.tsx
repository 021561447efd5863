import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, useRoutes } from 'react-router'
import './styles.css'
import { startSession } from './account/session.ts'
import { preloadPage, routes } from './routes.tsx'
import { keepInstallOffer } from './ui/install-prompt.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')

function App() {
  return useRoutes(routes)
}

keepInstallOffer()
// The code of the page travels while the session is asked for; nothing is shown before it is
// known who is there.
preloadPage(location.pathname)
await startSession()
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
