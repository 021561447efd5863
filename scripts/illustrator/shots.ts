import { DAY, DUSK, GOLDEN, SOFT } from './core/light.js'
import type { Shot } from './core/shot.js'
import { ballard } from './homes/ballard.js'
import { bellevue } from './homes/bellevue.js'
import { capitol } from './homes/capitol.js'
import * as gardens from './homes/gardens.js'
import * as country from './homes/gardens-country.js'
import * as duskGardens from './homes/gardens-dusk.js'
import * as flowers from './homes/gardens-flowers.js'
import * as waterGardens from './homes/gardens-water.js'
import { issaquah } from './homes/issaquah.js'
import { kirkland } from './homes/kirkland.js'
import { mercer } from './homes/mercer.js'
import { queenAnne } from './homes/queenanne.js'
import { redmond } from './homes/redmond.js'
import { renton } from './homes/renton.js'
import { shoreline } from './homes/shoreline.js'
import { vashon } from './homes/vashon.js'
import { westSeattle } from './homes/westseattle.js'
import * as baths from './rooms/baths.js'
import * as bedrooms from './rooms/bedrooms.js'
import * as kitchens from './rooms/kitchens.js'
import * as living from './rooms/living.js'
import * as glass from './rooms/living-glass.js'
import * as hearths from './rooms/living-hearth.js'
import * as livings from './rooms/livings.js'

const home = (slug: string, list: [string, string, Shot['draw']][]): Shot[] => list.map(([what, alt, draw]) => ({ home: slug, what, alt, draw }))

/** Every listing picture, in the order of its home's gallery. */
export const SHOTS: Shot[] = [
  ...home('ballard-craftsman', [
    ['exterior', 'A green craftsman bungalow with a deep porch, stone piers and a red door, on a bright day', () => ballard(DAY)],
    ['living-room', 'A sage living room with a brick fireplace between low bookcases', hearths.ballardLiving],
    ['kitchen', 'A kitchen with sage cabinets, a wooden island, three stools and copper lamps', kitchens.ballardKitchen],
    ['garden', 'A back garden with a deck, string lights and flowers along a cedar fence', gardens.ballardGarden],
    ['dusk', 'The green craftsman at dusk with its windows and porch lamp lit', () => ballard(DUSK)],
  ]),
  ...home('capitol-hill-townhouse', [
    ['exterior', 'A row of brick townhouses with bay windows, stoops and a bracketed cornice', () => capitol(DAY)],
    ['living-room', 'A living room with a dark green wall, a rust-red sofa and tall windows', living.capitolLiving],
    ['bath', 'A bathroom with green tiles, a dark claw-foot tub and an arched mirror', baths.capitolBath],
  ]),
  ...home('west-seattle-mid-century', [
    ['exterior', 'A low mid-century house with a glowing glass gable at sunset, the Sound behind it', () => westSeattle(DUSK)],
    ['living-room', 'A living room with a long window to the water, a mustard chair and a teal sofa', living.westLiving],
    ['kitchen', 'A walnut kitchen with mustard tiles and a dining table', kitchens.westKitchen],
  ]),
  ...home('queen-anne-tudor', [
    ['exterior', 'A tall tudor house with brick below, half-timbered gables above and a cherry tree in flower', () => queenAnne(DAY)],
    ['library', 'A lamplit library with a fire, walls of books and a patterned red rug', hearths.queenAnneLibrary],
    ['bedroom', 'A bedroom with a plum wall, dark beams and a bench at the foot of the bed', bedrooms.queenAnneBedroom],
  ]),
  ...home('bellevue-modern', [
    ['dusk', 'A modern house at dusk, a white upper floor floating over cedar and lit glass', () => bellevue(DUSK)],
    ['living-room', 'A living room at dusk with floor-to-ceiling glass and city lights across the water', glass.bellevueLiving],
    ['kitchen', 'A pale oak kitchen with a dark island, round lamps and a city view at dusk', kitchens.bellevueKitchen],
    ['bath', 'A stone bathroom with a white tub below a wide window at dusk', baths.bellevueBath],
    ['pool', 'A stone terrace with a long pool, loungers and a fire bowl at dusk', duskGardens.bellevueGarden],
  ]),
  ...home('kirkland-farmhouse', [
    ['exterior', 'A white farmhouse with black windows, a metal roof and a long front porch', () => kirkland(DAY)],
    ['kitchen', 'A white kitchen with a blue-green island, brass lamps and ceiling beams', kitchens.kirklandKitchen],
    ['bedroom', 'A bedroom with white boarded walls, an oak bed and a palm', bedrooms.kirklandBedroom],
    ['garden', 'A kitchen garden with raised beds, a gravel path and a white shed', gardens.kirklandGarden],
  ]),
  ...home('redmond-contemporary', [
    ['exterior', 'A contemporary house with two sloping roofs, slate panels and an orange door', () => redmond(SOFT)],
    ['kitchen', 'A kitchen with slatted wood, slate-blue units and orange stools', kitchens.redmondKitchen],
    ['dining-room', 'A bright dining room with a long table, dark pendant lamps and tall glass doors', livings.redmondDining],
    ['bedroom', 'A bedroom with a slate wall and a rust-coloured cover', bedrooms.redmondBedroom],
  ]),
  ...home('issaquah-craftsman', [
    ['exterior', 'A brown shingled craftsman with a full-width porch and a dormer, tall firs behind it', () => issaquah(GOLDEN)],
    ['living-room', 'A living room with a stone fireplace, ceiling beams and firs outside the window', livings.issaquahLiving],
    ['bedroom', 'A bedroom with a sage wall, a rust throw and a patterned rug', bedrooms.ballardBedroom],
    ['fire-pit', 'Four chairs around a fire pit in a clearing of firs at dusk', duskGardens.issaquahGarden],
  ]),
  ...home('mercer-island-mid-century', [
    ['exterior', 'A glass-gabled house by the lake at sunset with its lamps lit', () => mercer(DUSK)],
    ['living-room', 'A cedar living room with a wall of glass facing the lake', glass.mercerLiving],
    ['bedroom', 'A cedar-panelled bedroom with lamps on and the lake at dusk', bedrooms.mercerBedroom],
    ['dock', 'Two chairs at the end of a wooden dock, a small sailing boat beyond', waterGardens.mercerDock],
  ]),
  ...home('renton-rambler', [
    ['exterior', 'A long low house with a garage, and Mount Rainier over the roof', () => renton(DAY)],
    ['kitchen', 'A cheerful kitchen in butter yellow and teal with a table for four', kitchens.rentonKitchen],
    ['garden', 'A patio table under a parasol with Mount Rainier beyond the fence', flowers.rentonGarden],
  ]),
  ...home('shoreline-tudor-cottage', [
    ['exterior', 'A small storybook cottage with a steep gable, a brick chimney and a picket fence', () => shoreline(GOLDEN)],
    ['bedroom', 'A bedroom with a rose wall, a round rug and a green throw', bedrooms.shorelineBedroom],
    ['garden', 'A brick path through flower beds to a rose arch and a white bench', flowers.shorelineGarden],
  ]),
  ...home('vashon-farmhouse', [
    ['exterior', 'A cream farmhouse with a wide porch, a picket fence and a red barn', () => vashon(DAY)],
    ['kitchen', 'A farm kitchen with blue-grey cabinets, a terracotta floor and a long table', kitchens.vashonKitchen],
    ['bath', 'A boarded bathroom with a blue claw-foot tub and a round mirror', baths.vashonBath],
    ['orchard', 'An apple orchard in rows with a ladder, a basket and a red barn', country.vashonOrchard],
  ]),
]
