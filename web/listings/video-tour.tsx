import type { Reel } from '../../contract/listings.ts'
import { External, Play } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'

/** The film of a home: its thumbnail, else the first picture; both ways to it open a new tab. */
export function VideoTour({
  reel,
  firstPicture,
}: {
  reel: Reel
  firstPicture: string | undefined
}) {
  return (
    <section aria-labelledby="video-tour">
      <h2 id="video-tour" className="mb-4 text-2xl">
        Video Tour
      </h2>
      <a
        href={reel.videoUrl}
        target="_blank"
        rel="noopener"
        aria-label="Play the video tour in a new tab"
        className="group relative block max-w-xl"
      >
        <Picture
          src={reel.videoThumbnailUri ?? firstPicture}
          alt=""
          ratio="16/9"
          plain={reel.videoThumbnailUri !== null}
          sizes="(min-width: 640px) 36rem, 100vw"
          missing=""
          className="rounded-sm"
        />
        <span className="absolute left-1/2 top-1/2 grid size-16 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-raised text-accent transition-colors duration-[var(--quick)] group-hover:bg-accent group-hover:text-on-accent">
          <Play className="size-7" />
        </span>
      </a>
      <a
        href={reel.videoUrl}
        target="_blank"
        rel="noopener"
        className="text-link mt-2 inline-flex min-h-11 items-center gap-2"
      >
        Watch Video in New Tab
        <External className="size-4" />
      </a>
    </section>
  )
}
