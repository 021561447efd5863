import { LinkButton } from '../ui/button.tsx'
import { ArrowRight } from '../ui/icons.tsx'
import street from './street-at-dusk.svg'

/** The tagline over a street at dusk; the lights in the windows come on one after another. */
export function Hero() {
  return (
    <section className="relative isolate flex min-h-[min(46rem,calc(100svh-4rem))] flex-col overflow-hidden bg-picture-ground [--focus:var(--on-picture)] sm:min-h-[min(54rem,calc(100svh-4rem))]">
      <img
        src={street}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-bottom"
      />
      <div className="page-column pb-[26rem] pt-12 sm:pt-20 lg:pt-24">
        <h1
          tabIndex={-1}
          className="max-w-[11ch] text-5xl font-[420] text-on-picture sm:text-6xl lg:max-w-none lg:text-7xl"
        >
          Discover Your Dream Home
        </h1>
        <p className="mt-5 max-w-[34ch] text-lg text-on-picture sm:text-xl lg:max-w-none">
          Homes presented with care, by agents who know the street.
        </p>
        <LinkButton to="/signup" className="mt-7 !bg-on-picture px-7 text-lg !text-picture-ground">
          Get started
          <ArrowRight />
        </LinkButton>
      </div>
    </section>
  )
}
