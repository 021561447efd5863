import { herringbone, tiles } from '../house/floor-materials.js'
import { uprights } from '../house/materials.js'
import { bath } from './bath.js'

/** Capitol Hill: green tiles, a claw-foot tub and a sash window. */
export const capitolBath = () =>
  bath({
    seed: 'capitol',
    walls: '#ece3d0',
    wain: '#5f7f6d',
    floor: '#e3dccb',
    floorMat: tiles(0.12, 0.12, 0.1, 0.2),
    tub: '#3d4a47',
    vanity: '#8a5b39',
    counter: '#efe9dc',
    metal: '#b98f4b',
    mirror: 'arch',
    view: 'street',
    window: [-1.25, 1.25, 1, 1.05],
    cols: 1,
    rows: 2,
    rug: ['#efe4cd', '#b9785a', '#5f7f6d'],
    towel: '#c98f6f',
    claw: true,
  })
/** Bellevue: pale stone and cedar, city lights beyond the tub. */
export const bellevueBath = () =>
  bath({
    seed: 'bellevue',
    evening: true,
    walls: '#cfc8bb',
    wain: '#b9b2a4',
    wainMat: tiles(0.9, 0.6, 0.06, 0.12),
    wainH: 2.6,
    floor: '#a9a294',
    floorMat: tiles(0.6, 0.6, 0.06, 0.15),
    tub: '#efeae0',
    vanity: '#a3744c',
    counter: '#efece4',
    metal: '#2b2d2d',
    mirror: 'wide',
    view: 'city',
    window: [-2, 0.75, 2.3, 1.55],
    cols: 2,
    rug: ['#d9d0bf', '#4f6b66', '#a3744c'],
    towel: '#4f6b66',
    trim: '#2f3335',
    ceiling: '#e3dccd',
  })
/** Vashon: boarded walls, a blue tub and orchard light. */
export const vashonBath = () =>
  bath({
    seed: 'vashon',
    flip: true,
    walls: '#f3e9d3',
    wain: '#dfe3da',
    wainMat: uprights(0.11, 0.05),
    floor: '#b98d5f',
    floorMat: herringbone(0.4, 0.1),
    tub: '#6f8894',
    vanity: '#efe6d4',
    counter: '#b98d5f',
    metal: '#b58a45',
    mirror: 'round',
    view: 'garden',
    when: 'golden',
    window: [-1.4, 1.3, 1.3, 0.95],
    cols: 2,
    rows: 2,
    rug: ['#efe4cd', '#9b5a48', '#6f8894'],
    towel: '#c47a62',
    beams: '#8a6242',
    claw: true,
  })
