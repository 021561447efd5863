import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { ErrorState } from '../ui/states.tsx'
import { renew, useSession } from './session.ts'

/**
 * Lets signed-in users through. Others go to /login, which brings them back here afterwards; who
 * has just pressed Sign Out goes to the front page.
 */
export function RequireUser() {
  const session = useSession()
  const location = useLocation()
  const [wasHere, setWasHere] = useState(false)
  if (session.is === 'signed in') {
    if (!wasHere) setWasHere(true)
    return <Outlet key={session.user.uid} />
  }
  if (session.is === 'signed out')
    return wasHere && session.chosen ? (
      <Navigate to="/" replace />
    ) : (
      <Navigate to="/login" replace state={{ from: location }} />
    )
  return (
    <main className="page-column py-16">
      <h1 className="sr-only">Doorpost cannot be reached</h1>
      <ErrorState
        message="Doorpost cannot be reached."
        advice="Please check your connection. Nothing is lost; this page will try again by itself."
        onRetry={() => void renew()}
      />
    </main>
  )
}
