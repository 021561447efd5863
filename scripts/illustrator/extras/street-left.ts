import { pane, shrubs } from './street-nature.js'

const Y = 772

/** Two brick townhouses with bays and stoops, at the left edge. */
export function townhouses(x: number): string {
  const one = (a: number, brick: string, door: string, g: [number, number, number]): string => {
    const top = Y - 312
    let s = `<path d="M${a} ${Y}V${top}h108V${Y}z" fill="${brick}"/><path d="M${a} ${Y}V${top}h108V${Y}z" fill="url(#brick)"/>`
    s += `<path d="M${a} ${Y}v-52h108v52z" fill="#8c8372"/><path d="M${a - 3} ${top}h114v-14h-114zM${a + 2} ${top + 10}h104v-10h-104z" fill="#35494a"/>`
    for (let i = 0; i < 8; i++) s += `<path d="M${a + 6 + i * 13} ${top + 10}h4v9h-4z" fill="#35494a"/>`
    s += `<path d="M${a + 48} ${Y}v-232h52v232z" fill="${brick}"/><path d="M${a + 48} ${Y}v-232h52v232z" fill="url(#brick)"/><path d="M${a + 44} ${Y - 232}h60l-7-12h-46zM${a + 45} ${Y - 146}h58v8h-58z" fill="#35494a"/><path d="M${a + 96} ${Y - 232}h8v232h-8z" fill="#0d2228" fill-opacity=".28"/>`
    s += pane(g[0], a + 56, Y - 128, 36, 58, { cols: 2, trim: '#cfc0a2' }) + pane(g[1], a + 56, Y - 216, 36, 56, { cols: 2, trim: '#cfc0a2' })
    s +=
      pane(g[2], a + 14, Y - 212, 22, 48, { hung: true, trim: '#cfc0a2' }) +
      pane(0, a + 14, Y - 290, 22, 40, { hung: true, trim: '#cfc0a2' }) +
      pane(g[0], a + 62, Y - 290, 26, 40, { hung: true, trim: '#cfc0a2' })
    s += `<path d="M${a + 10} ${Y - 40}v-76h30v76z" fill="#cfc0a2"/><path d="M${a + 13} ${Y - 40}v-56h24v56z" fill="${door}"/><path class="w${g[0]}" d="M${a + 13} ${Y - 99}h24v-14h-24z" fill="url(#lit)"/>`
    for (let i = 0; i < 5; i++) s += `<path d="M${a + 6 - i * 2} ${Y - 40 + i * 8}h${38 + i * 4}v8h-${38 + i * 4}z" fill="${i % 2 ? '#9d9380' : '#b3a88f'}"/>`
    s += `<path d="M${a + 2} ${Y - 2}v-30l8-38M${a + 48} ${Y - 2}v-30l-8-38" fill="none" stroke="#1b2527" stroke-width="2.4"/>`
    return s
  }
  return `${one(x, '#7c4a3e', '#25443e', [1, 4, 2])}${one(x + 110, '#a3785a', '#6f3a2c', [3, 1, 5])}<path d="M${x} ${Y - 326}h220v326h-220z" fill="url(#shade)"/>${shrubs(x + 46, x + 104, Y + 4, 5)}${shrubs(x + 158, x + 218, Y + 4, 9)}`
}

/** A tudor with two steep gables and a tall chimney. */
export function tudor(x: number): string {
  const wood = '#3b2c25'
  let s = `<path d="M${x + 178} ${Y - 190}v-128h26v128z" fill="#84503f"/><path d="M${x + 178} ${Y - 190}v-128h26v128z" fill="url(#brick)"/><path d="M${x + 174} ${Y - 318}h34v-8h-34zM${x + 181} ${Y - 326}h8v-12h-8zM${x + 193} ${Y - 326}h8v-12h-8z" fill="#a4735a"/>`
  // Main roof and wall.
  s += `<path d="M${x + 18} ${Y - 158}L${x + 46} ${Y - 258}H${x + 216}L${x + 246} ${Y - 158}z" fill="#4a4242"/><path d="M${x + 18} ${Y - 158}L${x + 46} ${Y - 258}H${x + 216}L${x + 246} ${Y - 158}z" fill="url(#slate)"/>`
  s += `<path d="M${x + 26} ${Y}v-160h212v160z" fill="#cdbb97"/><path d="M${x + 26} ${Y}v-82h212v82z" fill="#87503f"/><path d="M${x + 26} ${Y}v-82h212v82z" fill="url(#brick)"/><path d="M${x + 26} ${Y - 86}h212v6h-212zM${x + 26} ${Y - 160}h212v5h-212zM${x + 232} ${Y - 160}h6v78h-6zM${x + 150} ${Y - 158}h5v74h-5z" fill="${wood}"/>`
  s += pane(2, x + 166, Y - 142, 52, 40, { cols: 3, rows: 2, trim: wood }) + pane(5, x + 166, Y - 66, 54, 40, { cols: 3, rows: 2, trim: wood })
  // Front gable.
  s += `<path d="M${x + 6} ${Y}v-150L${x + 74} ${Y - 276}L${x + 142} ${Y - 150}V${Y}z" fill="#d9c7a1"/><path d="M${x + 6} ${Y}v-86h136v86z" fill="#8f5643"/><path d="M${x + 6} ${Y}v-86h136v86z" fill="url(#brick)"/>`
  s += `<path d="M${x + 6} ${Y - 88}h136M${x + 6} ${Y - 152}h136M${x + 34} ${Y - 88}v-64M${x + 114} ${Y - 88}v-64M${x + 9} ${Y - 88}v-64M${x + 139} ${Y - 88}v-64M${x + 40} ${Y - 200}h68M${x + 74} ${Y - 200}v-70M${x + 50} ${Y - 152}v-48M${x + 98} ${Y - 152}v-48M${x + 52} ${Y - 200}l22 50l22-50M${x + 10} ${Y - 90}l24-60M${x + 138} ${Y - 90}l-24-60" fill="none" stroke="${wood}" stroke-width="5"/>`
  s +=
    pane(1, x + 50, Y - 142, 48, 44, { cols: 3, rows: 2, trim: wood }) +
    pane(4, x + 62, Y - 192, 24, 30, { cols: 2, trim: wood, t: 3 }) +
    pane(2, x + 20, Y - 70, 58, 44, { cols: 4, rows: 2, trim: wood })
  s += `<path d="M${x - 6} ${Y - 136}L${x + 74} ${Y - 288}L${x + 154} ${Y - 136}" fill="none" stroke="#33292a" stroke-width="11"/><path d="M${x - 2} ${Y - 134}L${x + 74} ${Y - 277}L${x + 150} ${Y - 134}" fill="none" stroke="#6a5443" stroke-width="5"/>`
  // Arched door.
  s += `<path d="M${x + 92} ${Y}v-50q0-24 21-24t21 24v50z" fill="#cdbb97"/><path d="M${x + 97} ${Y}v-48q0-20 16-20t16 20v48z" fill="#3d5a4b"/><path class="w2" d="M${x + 108} ${Y - 52}h10v14h-10z" fill="url(#lit)"/><circle cx="${x + 125}" cy="${Y - 28}" r="2.2" fill="#d9a94f"/>`
  return `${s}<path d="M${x + 142} ${Y}v-156h96v156z" fill="url(#shade)" opacity=".7"/>${shrubs(x + 142, x + 244, Y + 4, 14)}${shrubs(x - 4, x + 84, Y + 4, 15)}`
}
