import { useParams } from 'react-router'
import type { Listing } from '../../contract/listings.ts'
import { listingAddress, listingArea, listingTitle } from '../../contract/words.ts'
import { BackLink } from '../ui/back-link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PageShell } from '../ui/page-shell.tsx'
import { Price } from '../ui/price.tsx'
import { ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'
import { useListing } from './data.ts'
import { Gallery } from './gallery.tsx'
import { galleryPictures } from './gallery-pictures.ts'
import { ListingActions } from './listing-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { VideoTour } from './video-tour.tsx'

/** /listing/:id: one home. */
export function ListingPage() {
  const { id = '' } = useParams()
  const { data: home, isError, refetch, isFetching } = useListing(id)
  return (
    <PageShell title={home ? listingTitle(home) : 'Listing'} newsletters>
      {isError ? (
        <>
          <h1 className="sr-only">Listing</h1>
          <ErrorState
            message="Failed to load listing details. Please try again later."
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            <LinkButton to="/listings" variant="quiet">
              Back to Listings
            </LinkButton>
          </ErrorState>
        </>
      ) : (
        <>
          <div className="flex flex-wrap items-start justify-between gap-x-6">
            <BackLink to="/listings">Back to Listings</BackLink>
            {home && <ListingActions home={home} />}
          </div>
          {home ? <Details home={home} /> : <DetailsSkeleton />}
        </>
      )}
    </PageShell>
  )
}

function Details({ home }: { home: Listing }) {
  const title = listingTitle(home)
  return (
    <article>
      <h1
        tabIndex={-1}
        // Titles may have 120 characters; a long one set large would push the pictures off a phone.
        className={`[overflow-wrap:anywhere] ${title.length > 50 ? 'text-3xl sm:text-4xl' : 'text-4xl sm:text-5xl'}`}
      >
        {title}
      </h1>
      <p className="mb-8 mt-2 text-lg text-quiet [overflow-wrap:anywhere] sm:mb-10">
        {home.address ? listingAddress(home.address) : 'Address information not available'}
      </p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          <Gallery key={home.id} title={title} pictures={galleryPictures(home)} />
          <LinkButton to={`/listings/${home.id}/pictures`} variant="quiet" className="-ml-3 mt-1">
            {home.imageUrls.length > 0 ? 'Edit pictures' : 'Add pictures'}
          </LinkButton>
        </div>
        <div className="lg:pt-1">
          <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Price value={home.sellPrice} className="text-4xl" />
            <StatusBadge home={home} />
          </p>
          <Specs home={home} />
        </div>
        <div className="grid content-start gap-12">
          {home.description && (
            <section aria-labelledby="about">
              <h2 id="about" className="mb-3 text-2xl">
                About This Property
              </h2>
              <p className="measure whitespace-pre-line text-lg [overflow-wrap:anywhere]">
                {home.description}
              </p>
            </section>
          )}
          {home.amenities.length > 0 && (
            <section aria-labelledby="amenities">
              <h2 id="amenities" className="mb-3 text-2xl">
                Amenities
              </h2>
              <ul className="grid gap-x-8 text-lg sm:grid-cols-2">
                {home.amenities.map((name) => (
                  <li key={name} className="border-b border-line py-2 [overflow-wrap:anywhere]">
                    {name}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {home.reel?.videoUrl && <VideoTour reel={home.reel} firstPicture={home.imageUrls[0]} />}
        </div>
      </div>
    </article>
  )
}

function Specs({ home }: { home: Listing }) {
  const specs: [string, string | number][] = [
    ['Bedrooms', home.bedroomCount],
    ['Bathrooms', home.bathroomCount],
    ['Square Feet', listingArea(home.sqft)],
  ]
  if (home.garageCount > 0) specs.push(['Garage', `${home.garageCount} Car`])
  if (home.fireplaceCount > 0) specs.push(['Fireplaces', home.fireplaceCount])
  if (home.yearBuilt !== null) specs.push(['Year Built', home.yearBuilt])
  if (home.lotSqft !== null) specs.push(['Lot', `${listingArea(home.lotSqft)} SQFT`])
  if (home.propertyType !== null) specs.push(['Kind', home.propertyType])
  return (
    <dl className="figures border-t border-line">
      {specs.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-quiet">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function DetailsSkeleton() {
  return (
    <>
      <LoadingNote className="mb-6">Loading listing details...</LoadingNote>
      <h1 className="sr-only">Listing</h1>
      <Skeleton className="h-11 w-3/4 max-w-xl" />
      <Skeleton className="mb-9 mt-4 h-6 w-1/2 max-w-sm" />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Skeleton className="aspect-video rounded-sm" />
        <div className="grid content-start gap-5">
          <Skeleton className="h-11 w-48" />
          <Skeleton className="h-40" />
        </div>
      </div>
    </>
  )
}
