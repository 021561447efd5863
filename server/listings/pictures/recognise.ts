import { AppError } from '../../errors.ts'

export type Kind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF' | 'HEIC'

const please = 'Please use JPEG, PNG, WebP or AVIF.'

const starts: [RegExp, Kind | string][] = [
  [/^\xff\xd8\xff/s, 'JPEG'],
  [/^\x89PNG\r\n\x1a\n/s, 'PNG'],
  [/^RIFF.{4}WEBP/s, 'WebP'],
  [/^.{4}ftyp(avif|avis)/s, 'AVIF'],
  [/^.{4}ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s, 'HEIC'],
  [/^GIF8/s, `a GIF. ${please}`],
  [/^%PDF/s, `a PDF, not a photograph. ${please}`],
  [/^.{4}(ftyp|moov|mdat|wide)|^\x1aE\xdf\xa3|^RIFF.{4}AVI /s, `a film. ${please}`],
  [/^(II\*\0|MM\0\*)/s, `a TIFF or a camera’s raw file. ${please}`],
  [/^BM/s, `a bitmap. ${please}`],
  [/^(PK\x03\x04|PK\x05\x06|\x1f\x8b|Rar!|7z\xbc\xaf)/s, `an archive, not a photograph. ${please}`],
  [/^(\xef\xbb\xbf)?\s*(<\?xml.*)?<svg/is, `a drawing (SVG), not a photograph. ${please}`],
  [
    /^(\xef\xbb\xbf)?\s*<(!doctype|html|\?xml|script|body)/i,
    `a web page, not a photograph. ${please}`,
  ],
]

/**
 * What a file is, by how its content begins; names and content types prove nothing.
 * @throws AppError unsupported_file, saying what it is instead.
 */
export function recognise(begin: Buffer): Kind {
  if (begin.length === 0) throw new AppError('unsupported_file', 'This file is empty.')
  const head = begin.toString('latin1', 0, 512)
  const found = starts.find(([start]) => start.test(head))?.[1]
  if (found === undefined)
    throw new AppError('unsupported_file', `This is not a picture we can read. ${please}`)
  if (found.includes('.')) throw new AppError('unsupported_file', `This is ${found}`)
  return found as Kind
}

/** What browsers, readers and unpackers would open although the file begins as a picture. */
const stowaways: [RegExp, string][] = [
  [/<script[\s>]|<html[\s>]|<!doctype html|<svg[\s>]|<\?php/i, 'a web page'],
  [/%PDF-\d/, 'a PDF'],
  [/PK\x05\x06.{18}/s, 'an archive'],
]

/** A file that is two things at once is meant to deceive somebody. @throws AppError unsupported_file */
export function refuseStowaways(ends: Buffer[]): void {
  for (const end of ends) {
    const text = end.toString('latin1')
    const found = stowaways.find(([mark]) => mark.test(text))
    if (found)
      throw new AppError(
        'unsupported_file',
        `This file is a picture and ${found[1]} in one. Please export the picture again as JPEG.`,
      )
  }
}
