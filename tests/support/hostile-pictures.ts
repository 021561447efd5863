import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export interface Hostile {
  name: string
  bytes: Buffer
}

/** A PNG from its parts, right as to lengths and checksums whatever it claims. */
function png(chunks: [type: string, data: Buffer][]): Buffer {
  const parts = chunks.flatMap(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body) >>> 0)
    return [length, body, sum]
  })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function header(width: number, height: number, kind = 2, depth = 8): [string, Buffer] {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, kind, 0, 0, 0], 8)
  return ['IHDR', data]
}
const end: [string, Buffer] = ['IEND', Buffer.alloc(0)]
const zeros = (size: number) => deflateSync(Buffer.alloc(size))

/** A JPEG whose header says it has this size. */
function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.findIndex(
    (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0) && at > 2,
  )
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A marker segment of a JPEG put right behind its beginning. */
function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

const text = (words: string) => Buffer.from(words, 'latin1')
const box = (type: string, data = Buffer.alloc(0)) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length + 8)
  return Buffer.concat([length, text(type), data])
}

/** Files that are no photographs, or mean harm: every one is to be refused. */
export async function hostilePictures(): Promise<Hostile[]> {
  const noise = randomBytes(320 * 240 * 3)
  const source = () => sharp(noise, { raw: { width: 320, height: 240, channels: 3 } })
  const whole: Record<string, Buffer> = {
    jpeg: await source().jpeg().toBuffer(),
    'progressive jpeg': await source().jpeg({ progressive: true }).toBuffer(),
    png: await source().png().toBuffer(),
    webp: await source().webp().toBuffer(),
    'lossless webp': await source().webp({ lossless: true }).toBuffer(),
    avif: await source().avif({ effort: 0 }).toBuffer(),
  }
  const { jpeg = noise, png: plainPng = noise, webp = noise, avif = noise } = whole
  const files: Hostile[] = []
  const add = (name: string, bytes: Buffer) => files.push({ name, bytes })

  for (const [kind, bytes] of Object.entries(whole))
    for (const part of [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9])
      add(`${kind}, cut off at ${part * 100} %`, bytes.subarray(0, Math.ceil(bytes.length * part)))

  for (const [what, bytes] of Object.entries({
    nothing: Buffer.alloc(0),
    'one byte': text('x'),
    zeros: Buffer.alloc(100_000),
    text: text('I am a photograph, believe me.'),
    svg: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'svg with a declaration': text('<?xml version="1.0"?><svg width="1" height="1"/>'),
    'svg that reads a file': text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    'svg of a billion laughs': text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${[...'bcdefghij'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]><svg><text>&j;</text></svg>`,
    ),
    html: text('<!doctype html><html><body><img src=x onerror=alert(1)></body></html>'),
    'html after blanks': text('\n\n   <html><script>alert(1)</script></html>'),
    script: text('<script>alert(1)</script>'),
    php: text('<?php system($_GET["c"]); ?>'),
    shell: text('#!/bin/sh\nrm -rf /\n'),
    gif: text(
      'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
    ),
    pdf: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF'),
    postscript: text('%!PS-Adobe-3.0 EPSF-3.0\nshowpage\n'),
    mp4: Buffer.concat([box('ftyp', text('isom\0\0\x02\0isomiso2avc1mp41')), box('mdat', noise)]),
    mov: Buffer.concat([box('ftyp', text('qt  \0\0\x02\0qt  ')), box('moov')]),
    webm: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), noise]),
    avi: Buffer.concat([text('RIFF\0\0\0\0AVI LIST'), noise]),
    wav: Buffer.concat([text('RIFF\0\0\0\0WAVEfmt '), noise]),
    zip: Buffer.concat([text('PK\x03\x04'), noise]),
    gzip: Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), noise]),
    program: Buffer.concat([text('\x7fELF'), noise]),
    'windows program': Buffer.concat([text('MZ'), noise]),
    tiff: await source().tiff().toBuffer(),
    'a raw file': Buffer.concat([text('II*\0\x10\0\0\0CR\x02\0'), noise]),
    bitmap: Buffer.concat([text('BM'), noise]),
    icon: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), noise]),
    photoshop: Buffer.concat([text('8BPS\0\x01'), noise]),
    'jpeg 2000': Buffer.concat([Buffer.from([0, 0, 0, 12]), text('jP  \r\n\x87\n'), noise]),
    'an empty heic': box('ftyp', text('heic\0\0\0\0mif1heic')),
    'a heic of noise': Buffer.concat([
      box('ftyp', text('heic\0\0\0\0mif1heic')),
      box('mdat', noise),
    ]),
    'an avif without a picture': Buffer.concat([
      box('ftyp', text('avif\0\0\0\0avifmif1')),
      box('meta'),
    ]),
    'a box that says it is endless': Buffer.concat([
      Buffer.from([0xff, 0xff, 0xff, 0xff]),
      text('ftypavif'),
    ]),
  }))
    add(what, bytes)

  for (let at = 0; at < 10; at++) add(`random bytes ${at}`, randomBytes(1000 * 2 ** at))
  for (const [kind, start] of Object.entries({
    jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    png: text('\x89PNG\r\n\x1a\n'),
    webp: text('RIFF\xff\xff\xff\x7fWEBPVP8 '),
    avif: box('ftyp', text('avif\0\0\0\0avifmif1')),
  }))
    add(`random bytes that begin as ${kind}`, Buffer.concat([start, randomBytes(50_000)]))

  for (const [width, height] of [
    [50_000, 50_000],
    [65_000, 65_000],
    [2_000_000_000, 2_000_000_000],
    [0, 100],
    [1, 30_000],
    [30_000, 1],
  ] as const)
    add(`png of ${width} x ${height}`, png([header(width, height), ['IDAT', zeros(1000)], end]))
  // 50,000 x 50,000 in one colour: 312 MB of zeros in 300 KB.
  add('png bomb', png([header(50_000, 50_000, 0, 1), ['IDAT', zeros(50_000 * 6251)], end]))
  add('jpeg of 65,000 x 65,000', claiming(jpeg, 65_000, 65_000))
  add('jpeg of 50,000 x 50,000', claiming(jpeg, 50_000, 50_000))
  add('jpeg of nothing', claiming(jpeg, 0, 0))
  add('progressive jpeg bomb', claiming(whole['progressive jpeg'] ?? jpeg, 60_000, 60_000))
  add('png without pixels', png([header(100, 100), end]))
  add('png with a wrong checksum', Buffer.from(plainPng).fill(0, 29, 33))
  add('png with two headers', png([header(10, 10), header(50_000, 50_000), end]))

  const zipTail = Buffer.concat([
    text('PK\x03\x04'),
    noise.subarray(0, 999),
    text('PK\x05\x06'),
    Buffer.alloc(18),
  ])
  for (const [kind, bytes] of Object.entries({ jpeg, png: plainPng, webp, avif })) {
    add(`${kind} and zip`, Buffer.concat([bytes, zipTail]))
    add(`${kind} and html`, Buffer.concat([bytes, text('<html><script>alert(1)</script></html>')]))
    add(`${kind} and pdf`, Buffer.concat([bytes, text('\n%PDF-1.4\n%%EOF')]))
    add(`${kind} and php`, Buffer.concat([bytes, text('<?php phpinfo(); ?>')]))
  }
  add(
    'jpeg with a script in its comment',
    withSegment(jpeg, 0xfe, text('<script>alert(1)</script>')),
  )
  add('jpeg with php in its notes', withSegment(jpeg, 0xe1, text('Exif\0\0<?php echo 1 ?>')))
  return files
}

/** Odd, but photographs all the same: every one is to be taken, and comes out plain. */
export async function oddPictures(): Promise<Hostile[]> {
  const plain = { create: { width: 300, height: 200, channels: 3 as const, background: '#884422' } }
  const jpeg = await sharp(plain).jpeg().toBuffer()
  const plainPng = await sharp(plain).png().toBuffer()
  const frames = await sharp({ ...plain, create: { ...plain.create, height: 600 } })
    .webp()
    .toBuffer()
  let notes: Buffer = jpeg
  for (let at = 0; at < 60; at++) notes = withSegment(notes, 0xe1, randomBytes(60_000))
  let profiles: Buffer = jpeg
  for (let at = 0; at < 40; at++)
    profiles = withSegment(
      profiles,
      0xe2,
      Buffer.concat([text('ICC_PROFILE\0'), Buffer.from([at + 1, 40]), randomBytes(60_000)]),
    )
  const ztxt = Buffer.concat([text('Comment\0\0'), zeros(100_000_000)])
  return [
    { name: 'a jpeg with 3 MB of camera notes', bytes: notes },
    { name: 'a jpeg with 2 MB of nonsense for a colour profile', bytes: profiles },
    {
      name: 'a png whose text unfolds to 100 MB',
      bytes: Buffer.concat([
        plainPng.subarray(0, 33),
        png([['zTXt', ztxt]]).subarray(8),
        plainPng.subarray(33),
      ]),
    },
    { name: 'a webp', bytes: frames },
    {
      name: 'a jpeg of four inks',
      bytes: await sharp(plain).toColourspace('cmyk').jpeg().toBuffer(),
    },
    {
      name: 'a png with 16 bits',
      bytes: await sharp(plain).toColourspace('rgb16').png().toBuffer(),
    },
    { name: 'a grey jpeg', bytes: await sharp(plain).greyscale().jpeg().toBuffer() },
    {
      name: 'a see-through png',
      bytes: await sharp({ create: { ...plain.create, channels: 4, background: '#88442200' } })
        .png()
        .toBuffer(),
    },
  ]
}
