import type { Picture } from '../../../contract/pictures.ts'
import { pictureUrl } from '../../../contract/renditions.ts'
import type { PictureRow } from './queries.ts'

/** A row as the contract answers it. */
export function toPicture(row: PictureRow): Picture {
  return {
    id: row.id,
    url: pictureUrl(row.file),
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash,
    caption: row.caption,
    alt: row.alt,
    altered: row.altered,
    originalUrl: row.originalFile === null ? null : pictureUrl(row.originalFile),
  }
}
