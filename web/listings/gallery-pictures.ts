import type { Listing } from '../../contract/listings.ts'
import type { Picture } from '../../contract/pictures.ts'

/** What a gallery shows of a picture. */
export type GalleryPicture = Pick<
  Picture,
  'url' | 'alt' | 'caption' | 'altered' | 'originalUrl'
> & { thumbhash: string | null }

/** A home's pictures. Until its details are there, the list's knowledge of them will do. */
export function galleryPictures(home: Listing): GalleryPicture[] {
  if (home.pictures && home.pictures.length > 0) return home.pictures
  return home.imageUrls.map((url, at) => ({
    url,
    alt: at === 0 ? home.coverAlt : '',
    caption: '',
    altered: false,
    originalUrl: null,
    thumbhash: at === 0 ? home.coverThumbhash : null,
  }))
}

/** What a picture shows in words; without any, at least which picture it is. */
export function pictureAlt(
  picture: Pick<GalleryPicture, 'alt'>,
  title: string,
  at: number,
  total: number,
): string {
  return picture.alt || (total > 1 ? `${title}, picture ${at + 1} of ${total}` : title)
}
