import { tone } from '../core/colour.js'
import { front } from '../core/space.js'
import { brick, type Material, planks } from '../house/materials.js'
import { box } from '../house/shell.js'
import { lathe, rod } from './solids.js'
import type { Stage } from './stage.js'

/** A fireplace with a chimney breast; the fire is lit in the evening. */
export function fireplace(
  st: Stage,
  x: number,
  z: number,
  o: { w?: number; h: number; d?: number; breast: string; mat?: Material; surround: string; mantel: string; fire?: boolean; plain?: boolean },
): void {
  const s = st.s
  const w = o.w ?? 1.9
  const d = o.d ?? 0.35
  st.contact(
    [
      [x - w / 2, 0, z - d - 0.35],
      [x + w / 2, 1, z],
    ],
    0.35,
    6,
    0.1,
  )
  st.item([x - w / 2, 0, z - d], [x + w / 2, o.h, z], () => {
    box(s, [x - w / 2, 0, z - d], [x + w / 2, o.h, z], o.breast, { mat: o.mat })
    const f = front(x - w / 2, 0, z - d)
    const m = w * 0.5
    if (!o.plain) {
      s.rect(f, m - 0.72, 0, m + 0.72, 1.14, s.lit(o.surround, f.n), 0.04)
      for (const u of [m - 0.7, m + 0.54]) s.rect(f, u, 0, u + 0.16, 1.02, tone(s.lit(o.surround, f.n), 0.08), 0.05)
    }
    s.rect(f, m - 0.48, 0, m + 0.48, 0.86, s.lit('#4a3b34', f.n))
    s.rect(f, m - 0.42, 0.02, m + 0.42, 0.8, '#231d1b')
    s.clipFace(
      f,
      [
        [m - 0.42, 0.02],
        [m + 0.42, 0.02],
        [m + 0.42, 0.8],
        [m - 0.42, 0.8],
      ],
      () => {
        brick()(s, f, [m - 0.42, 0.02, m + 0.42, 0.8], '#3a2c27')
        const p = s.cam.point(f.at(m, 0.2))
        const k = s.cam.scale(f.at(m, 0.2))
        if (o.fire) {
          s.flat(
            s.cam.poly(f.rect(m - 0.42, 0.02, m + 0.42, 0.8)),
            s.radial(p, k * 0.55, [
              [0, '#ffb14a', 0.9],
              [0.5, '#c4571f', 0.6],
              [1, '#3a1a10', 0],
            ]),
          )
          const r = s.rng.fork('fire')
          for (let i = 0; i < 11; i++) {
            const fx = p[0] + r.range(-0.24, 0.24) * k
            const fh = k * r.range(0.14, 0.4)
            const fw = k * 0.05
            s.add(
              `<path d="M${fx - fw} ${p[1] + k * 0.06}C${fx - fw * 1.6} ${p[1] - fh * 0.4} ${fx + fw * 0.4} ${p[1] - fh * 0.5} ${fx} ${p[1] - fh}C${fx + fw * 1.4} ${p[1] - fh * 0.5} ${fx + fw * 1.4} ${p[1] - fh * 0.2} ${fx + fw} ${p[1] + k * 0.06}Z" fill="${r.pick(['#ffd874', '#ff9f3c', '#ffbd55', '#f07a2c'])}" fill-opacity=".85"/>`,
            )
          }
        }
        for (const [dx, dy] of [
          [-0.2, 0],
          [0.05, 0],
          [-0.08, 0.09],
        ] as const)
          rod(s, f.at(m + dx - 0.1, 0.1 + dy, -0.02), f.at(m + dx + 0.22, 0.1 + dy, -0.02), 0.09, '#5b4334')
      },
    )
    if (o.fire) s.glow(s.cam.point(f.at(m, 0.3)), s.cam.scale(f.at(m, 0)) * 1.5, '#ff8a34', 0.45)
  })
  st.box(
    [
      [x - 0.78, 0, z - d - 0.4],
      [x + 0.78, 0.05, z - d],
    ],
    tone(o.surround, -0.12),
  )
  st.box(
    [
      [x - 0.86, 1.14, z - d - 0.16],
      [x + 0.86, 1.22, z - d + 0.0],
    ],
    o.mantel,
    { mat: planks(0.3, 0.08) },
  )
}

/** A pendant lamp on a cord. */
export function pendant(st: Stage, x: number, z: number, y: number, r: number, ceiling: number, colour: string, kind: 'dome' | 'globe' | 'cone' = 'dome'): void {
  const s = st.s
  st.item([x - r, y, z - r], [x + r, ceiling, z + r], () => {
    rod(s, [x, y + r * 0.8, z], [x, ceiling, z], 0.012, '#3a3530')
    const on = s.light.lit
    if (kind === 'globe') {
      const c = s.cam.point([x, y + r, z])
      const k = s.cam.scale([x, y, z]) * r
      s.add(
        `<circle cx="${c[0].toFixed(1)}" cy="${c[1].toFixed(1)}" r="${k.toFixed(1)}" fill="${s.radial([c[0] - k * 0.3, c[1] - k * 0.35], k * 1.5, [
          [0, '#fffdf2'],
          [0.6, on ? '#ffe3a8' : '#f3e8d0'],
          [1, on ? '#e9b260' : '#cfbf9f'],
        ])}"/>`,
      )
    } else {
      const prof: [number, number][] =
        kind === 'dome'
          ? [
              [r, y],
              [r * 0.97, y + r * 0.3],
              [r * 0.75, y + r * 0.62],
              [r * 0.35, y + r * 0.85],
              [r * 0.12, y + r * 0.92],
            ]
          : [
              [r, y],
              [r * 0.3, y + r * 1.1],
              [r * 0.12, y + r * 1.2],
            ]
      lathe(s, x, z, prof, colour, { open: true, inside: on ? '#ffd98c' : '#efe2c4', seg: 28 })
    }
    s.glow(s.cam.point([x, y + (kind === 'globe' ? r : 0), z]), s.cam.scale([x, y, z]) * (on ? 1.3 : 0.4), on ? '#ffb862' : '#fff0c8', on ? 0.42 : 0.16)
  })
}
