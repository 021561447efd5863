import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { print, writeJpeg } from '../core/finish.js'
import { SHOTS } from '../shots.js'

const run = promisify(execFile)
const FPS = 25
const HOLD = 3.1
const FADE = 0.7
const LIMIT = 600_000

/** Where each slow move starts and ends: zoom, then the point of interest from 0 to 1 across and down. */
const MOVES = [
  [1.0, 1.12, 0.5, 0.45, 0.62],
  [1.1, 1.1, 0.15, 0.85, 0.5],
  [1.12, 1.0, 0.55, 0.5, 0.55],
  [1.1, 1.1, 0.85, 0.2, 0.6],
  [1.0, 1.13, 0.5, 0.5, 0.6],
] as const

/** Films a home: slow pans and zooms over its pictures, cross-faded, with a poster frame. */
async function reel(home: string, dir: string, order: string[]): Promise<void> {
  const tmp = await mkdtemp(join(tmpdir(), 'reel-'))
  try {
    const shots = order.map((what) => {
      const shot = SHOTS.find((s) => s.home === home && s.what === what)
      if (!shot) throw new Error(`No picture ${home} ${what}`)
      return shot
    })
    // Printed without grain: moving grain costs bytes and shimmers.
    for (const [i, s] of shots.entries()) {
      const img = await print(s.draw().svg(1.75), 1920, 1280, { grain: 0, mottle: 0.008, wobble: 0.7 })
      await img.jpeg({ quality: 94 }).toFile(join(tmp, `${i}.jpg`))
    }
    const frames = Math.round(HOLD * FPS)
    const inputs = shots.flatMap((_, i) => ['-i', join(tmp, `${i}.jpg`)])
    const chains = shots.map((_, i) => {
      const [z0, z1, x0, x1, y] = MOVES[i % MOVES.length] ?? MOVES[0]
      const t = `(0.5-0.5*cos(PI*on/${frames}))`
      // Scaled up first, so that zoompan's whole-pixel steps are too small to see.
      return `[${i}:v]scale=5120:-1:flags=bicubic,crop=5120:2880:0:(ih-oh)*0.62,zoompan=z='${z0}+(${z1 - z0})*${t}':x='(iw-iw/zoom)*(${x0}+(${x1 - x0})*${t})':y='(ih-ih/zoom)*${y}':d=${frames}:s=1280x720:fps=${FPS},setsar=1,format=yuv420p[v${i}]`
    })
    let last = 'v0'
    const fades = shots.slice(1).map((_, i) => {
      const out = `x${i + 1}`
      const line = `[${last}][v${i + 1}]xfade=transition=fade:duration=${FADE}:offset=${((i + 1) * (HOLD - FADE)).toFixed(2)}[${out}]`
      last = out
      return line
    })
    const file = join(dir, `${home}.mp4`)
    // One slow render, then cheap encodes until the film fits.
    const master = join(tmp, 'master.mkv')
    await run('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      ...inputs,
      '-filter_complex',
      [...chains, ...fades].join(';'),
      '-map',
      `[${last}]`,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '4',
      master,
    ])
    for (let crf = 25; crf < 40; crf++) {
      await run('ffmpeg', [
        '-y',
        '-loglevel',
        'error',
        '-i',
        master,
        '-an',
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-tune',
        'animation',
        '-crf',
        String(crf),
        '-profile:v',
        'high',
        '-pix_fmt',
        'yuv420p',
        '-map_metadata',
        '-1',
        '-movflags',
        '+faststart',
        file,
      ])
      if ((await stat(file)).size <= LIMIT) {
        console.log(`${home}.mp4 ${Math.round((await stat(file)).size / 1024)} KB (crf ${crf})`)
        break
      }
    }
    const poster = (await print(shots[0]!.draw().svg(1.5), 1280, 853)).extract({ left: 0, top: 90, width: 1280, height: 720 })
    const size = await writeJpeg(poster, join(dir, `${home}.jpg`), 128_000)
    console.log(`${home}.jpg ${Math.round(size / 1024)} KB`)
  } finally {
    await rm(tmp, { recursive: true, force: true })
  }
}

/** Draws both reels. */
export async function drawReels(dir: string): Promise<void> {
  await reel('ballard-craftsman', dir, ['exterior', 'living-room', 'kitchen', 'garden', 'dusk'])
  await reel('bellevue-modern', dir, ['dusk', 'living-room', 'kitchen', 'bath', 'pool'])
}
