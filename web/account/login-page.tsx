import { SignInCard } from './sign-in-card.tsx'

/** /login */
export function LoginPage() {
  return (
    <SignInCard
      title="Sign in"
      other={{ question: 'New here?', label: 'Create account', to: '/signup' }}
    >
      Your listings and your letters are where you left them.
    </SignInCard>
  )
}

/** /signup: the first sign-in is what creates an account. */
export function SignupPage() {
  return (
    <SignInCard
      title="Create your account"
      other={{ question: 'Have an account?', label: 'Sign in', to: '/login' }}
    >
      Signing in with Google for the first time creates it. There is no password to think of.
    </SignInCard>
  )
}
