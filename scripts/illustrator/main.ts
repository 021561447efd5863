/**
 * Draws every picture Doorpost ships with. Run `npx tsx scripts/illustrator/main.ts` for all of them,
 * or name parts of file names to redraw only those (`main.ts ballard street`).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { print, thumbhashOf, writeJpeg } from './core/finish.js'
import { drawPortraits } from './extras/portraits.js'
import { drawReels } from './extras/reels.js'
import { drawSpots } from './extras/spots.js'
import { street } from './extras/street.js'
import { SHOTS } from './shots.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const only = process.argv.slice(2)
const wanted = (name: string): boolean => !only.length || only.some((o) => name.includes(o))
const folder = async (path: string): Promise<string> => {
  const dir = join(root, path)
  await mkdir(dir, { recursive: true })
  return dir
}

/** Draws the listing pictures and writes the manifest that names them. */
async function pictures(): Promise<void> {
  const dir = await folder('server/demo/pictures')
  const manifest: Record<string, { file: string; alt: string; thumbhash: string }[]> = {}
  for (const shot of SHOTS) {
    manifest[shot.home] ??= []
    const list = manifest[shot.home] ?? []
    const file = `${shot.home}-${list.length + 1}-${shot.what}.jpg`
    if (wanted(file)) {
      const size = await writeJpeg(await print(shot.draw().svg(1.5), 1200, 800), join(dir, file), 128_000)
      console.log(`${file} ${Math.round(size / 1024)} KB`)
    }
    list.push({ file, alt: shot.alt, thumbhash: await thumbhashOf(join(dir, file)) })
  }
  await writeFile(join(dir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

await pictures()
if (wanted('portraits')) await drawPortraits(await folder('server/demo/portraits'))
if (wanted('street')) await writeFile(join(await folder('web/landing'), 'street-at-dusk.svg'), street())
if (wanted('spots')) await drawSpots(await folder('web/ui/illustrations'))
if (wanted('reels')) await drawReels(await folder('server/demo/reels'))
