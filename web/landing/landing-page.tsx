import { ContactButton } from '../contact/contact-button.tsx'
import { PublicShell } from '../ui/public-shell.tsx'
import { ContentRows } from './content-rows.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { StoreBadges } from './store-badges.tsx'

/** / : what Doorpost is, and the way in. */
export function LandingPage() {
  return (
    <PublicShell className="">
      <Hero />
      <ContentRows />
      <Features />
      <StoreBadges />
      <ContactButton />
    </PublicShell>
  )
}
