import { writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { makeRng } from './rng.js'

/** Smooth seeded noise on a wrapping grid, from -1 to 1. */
export function softNoise(w: number, h: number, cell: number, seed: string): Float32Array {
  const r = makeRng(seed)
  const gw = Math.ceil(w / cell) + 2
  const gh = Math.ceil(h / cell) + 2
  const g = Float32Array.from({ length: gw * gh }, () => r.next() * 2 - 1)
  const out = new Float32Array(w * h)
  for (let y = 0; y < h; y++) {
    const gy = y / cell
    const j = Math.floor(gy)
    const ty = gy - j
    const sy = ty * ty * (3 - 2 * ty)
    for (let x = 0; x < w; x++) {
      const gx = x / cell
      const i = Math.floor(gx)
      const tx = gx - i
      const sx = tx * tx * (3 - 2 * tx)
      const k = j * gw + i
      const a = g[k]! + (g[k + 1]! - g[k]!) * sx
      const b = g[k + gw]! + (g[k + gw + 1]! - g[k + gw]!) * sx
      out[y * w + x] = a + (b - a) * sy
    }
  }
  return out
}

const cache = new Map<string, Float32Array>()
function noise(w: number, h: number, cell: number, seed: string): Float32Array {
  const key = [w, h, cell, seed].join()
  if (!cache.has(key)) cache.set(key, softNoise(w, h, cell, seed))
  return cache.get(key)!
}

/** How a picture is printed: strength of edge wobble (px), pigment mottling and paper grain. */
export interface Print {
  wobble?: number
  mottle?: number
  grain?: number
}

/** Rasterises an SVG and prints it on paper: edges waver a little, pigment pools, grain shows. */
export async function print(svg: string, w: number, h: number, p: Print = {}): Promise<Sharp> {
  const { wobble = 0.55, mottle = 0.015, grain = 0.014 } = p
  const { data } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(w, h, { kernel: 'lanczos3', fit: 'fill' })
    .flatten({ background: '#f4ecdd' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dx = noise(w, h, 7, 'dx')
  const dy = noise(w, h, 7, 'dy')
  const big = noise(w, h, 46, 'pool')
  const mid = noise(w, h, 13, 'brush')
  const fine = noise(w, h, 1.6, 'grain')
  const out = Buffer.alloc(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const sx = Math.min(w - 1.001, Math.max(0, x + dx[i]! * wobble))
      const sy = Math.min(h - 1.001, Math.max(0, y + dy[i]! * wobble))
      const x0 = sx | 0
      const y0 = sy | 0
      const fx = sx - x0
      const fy = sy - y0
      const a = (y0 * w + x0) * 3
      const x1 = x0 < w - 1 ? 3 : 0
      const y1 = y0 < h - 1 ? w * 3 : 0
      const m = 1 + big[i]! * mottle + mid[i]! * mottle * 0.8 + fine[i]! * grain
      // A faint vignette keeps the eye in the picture.
      const vx = x / w - 0.5
      const vy = y / h - 0.5
      const v = 1.015 - 0.16 * (vx * vx + vy * vy)
      for (let c = 0; c < 3; c++) {
        const top = data[a + c]! * (1 - fx) + data[a + x1 + c]! * fx
        const bot = data[a + y1 + c]! * (1 - fx) + data[a + x1 + y1 + c]! * fx
        let k = (top * (1 - fy) + bot * fy) / 255
        k *= m * v
        // Ink is never quite black and paper never quite white; blue lifts most in the darks.
        const floor = c === 0 ? 0.052 : c === 1 ? 0.056 : 0.074
        const ceil = c === 0 ? 0.995 : c === 1 ? 0.98 : 0.95
        k = floor + k * (ceil - floor)
        out[i * 3 + c] = Math.min(255, Math.max(0, k * 255 + 0.5))
      }
    }
  }
  return sharp(out, { raw: { width: w, height: h, channels: 3 } })
}

/** Writes a progressive JPEG no larger than the limit, lowering the quality only as far as needed. */
export async function writeJpeg(img: Sharp, file: string, limit: number, best = 80): Promise<number> {
  const { data, info } = await img.raw().toBuffer({ resolveWithObject: true })
  for (let q = best; ; q -= 4) {
    const jpg = await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .jpeg({ quality: q, mozjpeg: true, progressive: true })
      .toBuffer()
    if (jpg.length <= limit || q <= 40) {
      await writeFile(file, jpg)
      return jpg.length
    }
  }
}

/** Base64 of a picture's ThumbHash: what stands in its frame until it is there. */
export async function thumbhashOf(path: string): Promise<string> {
  const { data, info } = await sharp(path).resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}
