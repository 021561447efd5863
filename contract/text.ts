import { z } from 'zod'

// C0 and C1 control characters and DEL. PostgreSQL refuses NUL in text, and CR or LF in a value
// that reaches a mail header would start a new header (RFC 5322, section 2.2).
const controlInLine = /[\u0000-\u001f\u007f-\u009f]/
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const cannotKeep = 'Contains characters that cannot be displayed. Please type it again.'

const wellFormed = (value: string) => !/[\ud800-\udfff]/u.test(value)

/** Text on one line: trimmed, at most `max` characters, no control characters, no line breaks. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .refine((value) => !controlInLine.test(value) && wellFormed(value), cannotKeep)
}

/** Text on several lines: line breaks become `\n`, trimmed, at most `max` characters. */
export function multiline(max: number) {
  return z
    .string()
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
        .refine((value) => !controlInText.test(value) && wellFormed(value), cannotKeep),
    )
}

/** The same text, refused when empty. */
export function required<T extends z.ZodType<string, string>>(text: T, message: string) {
  return text.refine((value) => value.length > 0, message)
}

/** An e-mail address as a person types it: ASCII, at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const emailAddress = line(254).pipe(
  z.email('Please enter an e-mail address, like name@example.com.'),
)

/** An id in a path or a body. Ids are UUIDv7 text; anything else of this shape is simply not found. */
export const id = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/, 'This is not an id.')

/** The id of a home that may not be there yet: a UUIDv7, whose order is that of creation. */
export const homeId = z.uuidv7('This is not an id.')

/** A time as ISO 8601 text, as `Date.toISOString` writes it; from 1970 on. */
export const isoTime = z.iso
  .datetime({
    offset: true,
    message: 'Please give a time like 2026-11-21T09:30:00.000Z.',
  })
  .refine((value) => Date.parse(value) >= 0, 'Please give a time from 1970 on.')
