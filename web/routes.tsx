import { type ComponentType, lazy } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'
import { RequireUser } from './account/require-user.tsx'
import { RootLayout } from './ui/root-layout.tsx'

/** A page whose code is fetched when it is first visited. */
function page(path: string | undefined, load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await load() }))
  return { path, element: <Page />, handle: load } satisfies RouteObject
}

// Pages that show the account's data; everyone else's first load goes without TanStack Query.
const withQueries = (children: RouteObject[]): RouteObject => ({
  ...page(undefined, async () => (await import('./ui/query-layout.tsx')).QueryLayout),
  children,
})

/** Table of contents: every address of the product. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      page('/', async () => (await import('./landing/landing-page.tsx')).LandingPage),
      page('/contact', async () => (await import('./contact/contact-page.tsx')).ContactPage),
      page('/login', async () => (await import('./account/login-page.tsx')).LoginPage),
      page('/signup', async () => (await import('./account/login-page.tsx')).SignupPage),
      page('/about', async () => (await import('./landing/about-page.tsx')).AboutPage),
      page('/privacy', async () => (await import('./landing/privacy-page.tsx')).PrivacyPage),
      page('/terms', async () => (await import('./landing/terms-page.tsx')).TermsPage),
      page('/install', async () => (await import('./landing/install-page.tsx')).InstallPage),
      withQueries([
        // One route for both: the list stays where it is while mails are opened.
        page('/mailbox/:id?', async () => (await import('./mailbox/mailbox-page.tsx')).MailboxPage),
      ]),
      {
        element: <RequireUser />,
        children: [
          withQueries([
            page(
              '/dashboard',
              async () => (await import('./account/dashboard-page.tsx')).DashboardPage,
            ),
            page('/profile', async () => (await import('./account/profile-page.tsx')).ProfilePage),
            page(
              '/listings',
              async () => (await import('./listings/listings-page.tsx')).ListingsPage,
            ),
            page(
              '/listings/new',
              async () => (await import('./listings/new-listing-page.tsx')).NewListingPage,
            ),
            page(
              '/listings/:id/edit',
              async () => (await import('./listings/edit-listing-page.tsx')).EditListingPage,
            ),
            page(
              '/listing/:id',
              async () => (await import('./listings/listing-page.tsx')).ListingPage,
            ),
            page(
              '/listings/:id/pictures',
              async () => (await import('./listings/pictures/pictures-page.tsx')).PicturesPage,
            ),
            page(
              '/newsletters',
              async () => (await import('./newsletters/newsletters-page.tsx')).NewslettersPage,
            ),
            page(
              '/past-newsletters',
              async () =>
                (await import('./newsletters/past-newsletters-page.tsx')).PastNewslettersPage,
            ),
            page(
              '/send-newsletter',
              async () =>
                (await import('./newsletters/send-newsletter-page.tsx')).SendNewsletterPage,
            ),
            page(
              '/preview-newsletter',
              async () =>
                (await import('./newsletters/preview-newsletter-page.tsx')).PreviewNewsletterPage,
            ),
            page(
              '/area-notes',
              async () => (await import('./newsletters/area-notes-page.tsx')).AreaNotesPage,
            ),
          ]),
        ],
      },
      page('*', async () => (await import('./ui/not-found-page.tsx')).NotFoundPage),
    ],
  },
]

/** Begins to fetch the code of the page at `pathname`; a failure shows when the page is drawn. */
export function preloadPage(pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const load: unknown = route.handle
    if (typeof load === 'function') Promise.resolve(load()).catch(() => undefined)
  }
}
