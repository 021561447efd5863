import { join } from 'node:path'
import { mix, tone } from '../core/colour.js'
import { print, writeJpeg } from '../core/finish.js'
import { makeRng } from '../core/rng.js'

/** What makes one face differ from another. */
interface Sitter {
  back: [string, string]
  skin: string
  hair: string
  jacket: string
  shirt: string
  eyes: string
  lips: string
  hairBack: string
  hairFront: string
  curls?: boolean
  beard?: boolean
  glasses?: boolean
  earring?: boolean
  collar: 'lapel' | 'jumper'
}

const FACE = 'M192 192C190 122 322 122 320 192C321 232 314 264 296 287C282 305 270 313 256 313C242 313 230 305 216 287C198 264 191 232 192 192Z'

/** A head-and-shoulders portrait lit from the upper left. */
function portrait(p: Sitter, seed: string): string {
  const r = makeRng(seed)
  const shade = mix(p.skin, '#6b3f3d', 0.34)
  const light = mix(p.skin, '#fff1d8', 0.4)
  const dark = tone(p.hair, -0.4)
  let strokes = ''
  for (let i = 0; i < 150; i++) {
    const x = r.range(0, 512)
    const y = r.range(0, 512)
    strokes += `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${r.int(14, 46)} ${r.int(-14, 6)} ${r.int(40, 110)} ${r.int(-22, 10)}" stroke="${r.chance(0.5) ? tone(p.back[0], 0.3) : tone(p.back[1], -0.14)}" stroke-width="${r.int(8, 22)}" stroke-opacity=".09" fill="none" stroke-linecap="round"/>`
  }
  let curls = ''
  if (p.curls)
    for (let i = 0; i < 90; i++) {
      const a = Math.PI * (1.02 + (0.96 * i) / 89) + r.range(-0.05, 0.05)
      const q = r.range(0.82, 1.06)
      const x = 256 + Math.cos(a) * 74 * q
      const y = 176 + Math.sin(a) * 78 * q
      curls += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.range(6, 12).toFixed(1)}" fill="${r.chance(0.3) && x < 270 ? tone(p.hair, 0.2) : r.chance(0.5) ? p.hair : dark}"/>`
    }
  let strands = ''
  if (!p.curls)
    for (const k of [0, 0.06, 0.12, 0.18, 0.25, 0.82, 0.88, 0.94, 1]) {
      strands += `<path d="M${(222 + k * 62).toFixed(0)} ${(124 + Math.abs(k - 0.45) * 12).toFixed(0)}C${(180 + k * 130).toFixed(0)} 140 ${(172 + k * 168).toFixed(0)} 210 ${(174 + k * 164).toFixed(0)} ${(290 - Math.sin(k * 3.14) * 180).toFixed(0)}" stroke="${k < 0.4 ? tone(p.hair, 0.28) : dark}" stroke-width="2.4" stroke-opacity=".35" fill="none"/>`
    }
  const eye = (x: number): string =>
    `<path d="M${x - 13} 208Q${x} 196 ${x + 13} 208Q${x} 215 ${x - 13} 208Z" fill="#f6efe2"/><circle cx="${x + 0.5}" cy="206" r="6" fill="${p.eyes}"/><circle cx="${x + 0.5}" cy="206" r="2.8" fill="#1d1a1a"/><circle cx="${x - 1.6}" cy="203.6" r="1.6" fill="#fff"/><path d="M${x - 14} 208Q${x} 194.5 ${x + 14} 207" stroke="#2a1f1d" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M${x - 11} 200Q${x} 191 ${x + 12} 199" stroke="${shade}" stroke-width="1.8" fill="none"/><path d="M${x - 17} ${x < 256 ? 189 : 185}Q${x} ${p.glasses ? 172 : 179} ${x + 17} ${x < 256 ? 184 : 188}" stroke="${dark}" stroke-width="${p.beard ? 6.5 : 4.6}" fill="none" stroke-linecap="round"/>`
  const lens = (x: number): string =>
    `<circle cx="${x}" cy="206" r="24" fill="#fff" fill-opacity=".07" stroke="#a97f3c" stroke-width="3.4"/><path d="M${x - 14} 196l9-8" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>`
  const body = 'M36 570V520C44 424 116 396 208 366L256 392L304 366C396 396 468 424 476 520V570Z'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 512 512"><defs>
<linearGradient id="bg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${p.back[0]}"/><stop offset="1" stop-color="${p.back[1]}"/></linearGradient>
<linearGradient id="sk" x1="0" y1="0" x2="1" y2=".5"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${p.skin}"/><stop offset="1" stop-color="${shade}"/></linearGradient>
<filter id="b"><feGaussianBlur stdDeviation="7"/></filter><filter id="b2"><feGaussianBlur stdDeviation="3"/></filter>
<clipPath id="f"><path d="${FACE}"/></clipPath><clipPath id="n"><path d="M224 270L220 350Q222 384 256 398Q290 384 292 350L288 270Z"/></clipPath><clipPath id="bd"><path d="${body}"/></clipPath></defs>
<rect width="512" height="512" fill="url(#bg)"/>${strokes}<g transform="translate(256 290) scale(1.13) translate(-256 -268)">
<path d="${p.hairBack}" fill="${dark}"/>
<g transform="translate(0 -30)"><path d="${body}" fill="${p.jacket}"/><g clip-path="url(#bd)"><path d="M330 360Q420 400 520 540H360Q350 440 318 372Z" fill="#16201f" fill-opacity=".28" filter="url(#b)"/><path d="M40 520Q70 440 190 392" stroke="${tone(p.jacket, 0.4)}" stroke-width="16" stroke-opacity=".4" fill="none" filter="url(#b)"/></g>
${p.collar === 'lapel' ? `<path d="M206 366L256 470L306 366L290 352H222Z" fill="${p.shirt}"/><path d="M256 470L240 520H272Z" fill="${p.shirt}"/>` : ''}
<path d="M224 270L220 350Q222 384 256 398Q290 384 292 350L288 270Z" fill="${p.skin}"/><g clip-path="url(#n)"><path d="M200 290Q256 352 330 280V330Q270 366 200 322Z" fill="${shade}" fill-opacity=".85" filter="url(#b2)"/><path d="M268 290h40v110h-40z" fill="${shade}" fill-opacity=".5" filter="url(#b2)"/></g>
${p.collar === 'lapel' ? `<path d="M206 362L178 384L196 428L176 436L244 520H256V474Z" fill="${tone(p.jacket, 0.1)}"/><path d="M306 362L334 384L316 428L336 436L268 520H256V474Z" fill="${tone(p.jacket, -0.16)}"/><path d="M222 352L206 366L232 404L256 398Q236 384 222 352Z" fill="${tone(p.shirt, 0.3)}"/><path d="M290 352L306 366L280 404L256 398Q276 384 290 352Z" fill="${tone(p.shirt, -0.1)}"/>` : `<path d="M208 360Q256 420 304 360L316 378Q256 452 196 378Z" fill="${tone(p.jacket, -0.2)}"/><path d="M222 350L198 366L226 416L256 396Q234 384 222 350Z" fill="${p.shirt}"/><path d="M290 350L314 366L286 416L256 396Q278 384 290 350Z" fill="${tone(p.shirt, -0.12)}"/>`}
</g><ellipse cx="191" cy="216" rx="11" ry="20" fill="${p.skin}"/><ellipse cx="321" cy="216" rx="11" ry="20" fill="${shade}"/>
<path d="${FACE}" fill="url(#sk)"/>
<g clip-path="url(#f)"><path d="M300 120Q286 200 302 236Q300 280 262 318H350V120Z" fill="${shade}" fill-opacity=".5" filter="url(#b2)"/><ellipse cx="216" cy="246" rx="24" ry="16" fill="#d9705a" fill-opacity=".26" filter="url(#b)"/><ellipse cx="298" cy="246" rx="22" ry="16" fill="#c25c4c" fill-opacity=".24" filter="url(#b)"/>
<path d="M186 150Q256 112 330 150V176Q256 150 186 178Z" fill="${shade}" fill-opacity=".5" filter="url(#b2)"/>
${p.beard ? `<path d="M186 206Q200 236 206 252Q226 250 240 254Q256 248 272 254Q288 250 306 252Q314 236 328 206L324 330H188Z" fill="${p.hair}" fill-opacity=".92"/><path d="M262 250Q290 246 328 206L324 330H262Z" fill="${dark}" fill-opacity=".5"/><ellipse cx="256" cy="272" rx="25" ry="11" fill="${mix(p.skin, p.hair, 0.6)}"/>` : ''}</g>
<path d="M259 206C258 224 252 238 249 244Q256 251 267 246" stroke="${shade}" stroke-width="3.4" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M251 210Q248 226 246 236" stroke="${light}" stroke-width="4" stroke-opacity=".6" fill="none" stroke-linecap="round"/>
${eye(228)}${eye(284)}
<path d="M235 270Q247 263 256 267Q265 263 277 270Q256 274 235 270Z" fill="${tone(p.lips, -0.14)}"/><path d="M235 270Q256 293 277 270Q256 277 235 270Z" fill="${p.lips}"/><path d="M232 269Q256 280 280 268" stroke="#5e2f2c" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="${p.hairFront}" fill="${p.hair}"/>${strands}${curls}
${p.glasses ? `${lens(228)}${lens(284)}<path d="M252 203q4-4 8 0M204 202l-13 4M308 202l13 4" stroke="#a97f3c" stroke-width="3.4" fill="none"/>` : ''}
${p.earring ? '<circle cx="190" cy="240" r="4.6" fill="#d9a94f"/><circle cx="322" cy="240" r="4.6" fill="#b98a3c"/>' : ''}</g></svg>`
}

const AVERY: Sitter = {
  back: ['#d9b48a', '#b9785a'],
  skin: '#e3b08d',
  hair: '#5a3428',
  jacket: '#2f5a4b',
  shirt: '#f1e6d2',
  eyes: '#56714f',
  lips: '#b9584c',
  collar: 'lapel',
  earring: true,
  hairBack: 'M168 214C152 88 360 88 344 214C350 262 352 308 340 340C322 348 300 340 296 318H216C212 340 190 348 172 340C160 308 162 262 168 214Z',
  hairFront:
    'M178 330C158 280 162 190 176 160C192 116 232 102 262 104C316 104 342 146 342 206C348 262 346 300 336 334C322 330 318 300 318 262C320 214 312 180 282 152C262 176 224 184 204 190C194 214 192 262 194 300C194 318 188 330 178 330Z',
}
const SAM: Sitter = {
  back: ['#9db4a4', '#5f8272'],
  skin: '#b97f5a',
  hair: '#2c211e',
  jacket: '#b98a45',
  shirt: '#efe6d4',
  eyes: '#4a3325',
  lips: '#a85c4c',
  collar: 'jumper',
  curls: true,
  beard: true,
  glasses: true,
  hairBack: 'M184 210C172 110 340 110 328 210Z',
  hairFront: 'M186 206C178 150 188 112 256 104C324 112 334 150 326 206C320 190 316 172 308 160C280 150 232 150 204 160C196 172 192 190 186 206Z',
}

/** Draws the two portraits. */
export async function drawPortraits(dir: string): Promise<void> {
  for (const [name, p] of [
    ['avery-stone', AVERY],
    ['sam-rivera', SAM],
  ] as const) {
    const size = await writeJpeg(await print(portrait(p, name), 512, 512, { wobble: 0.7, mottle: 0.02, grain: 0.012 }), join(dir, `${name}.jpg`), 40_000, 88)
    console.log(`${name}.jpg ${Math.round(size / 1024)} KB`)
  }
}
