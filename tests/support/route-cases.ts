import sharp from 'sharp'
import type { Contract } from '../../contract/index.ts'
import { contract } from '../../contract/index.ts'
import type { Route } from '../../contract/route.ts'
import { demoIssuer, signInAs } from '../../server/accounts/index.ts'
import { addClient } from '../../server/clients/index.ts'
import { type Person, signIn } from './sign-in.ts'
import { request, type TestProgram } from './start.ts'

type Names<C> = { [Noun in keyof C & string]: `${Noun}.${keyof C[Noun] & string}` }[keyof C &
  string]
/** `listings.get`, and so on for every route there is. */
export type RouteName = Names<Contract>

export const routes = Object.entries(contract).flatMap(([noun, group]) =>
  Object.entries(group).map(([name, route]) => ({
    name: `${noun}.${name}` as RouteName,
    route: route as Route,
  })),
)

/** Avery, who owns one thing of each kind, and Jordan, who owns nothing and asks for Avery's. */
export interface World {
  url: string
  avery: Person
  jordan: Person
  listingId: string
  /** One that may be removed. */
  spareListingId: string
  /** Has no pictures. */
  bareListingId: string
  pictureId: string
  noteId: string
  mailingId: string
  mailId: string
  picture: Buffer
}

export interface RouteCase {
  /** What is asked for: Avery's. */
  params?(world: World): Record<string, string>
  body?(world: World): unknown
  contentType?: string
  /** Status for a visitor, for Avery, for Jordan. */
  answers: { visitor: number; owner: number; other: number }
}

const anyone = { visitor: 200, owner: 200, other: 200 }
const everyAgent = { visitor: 401, owner: 200, other: 200 }
const ownerOnly = { visitor: 401, owner: 200, other: 403 }

const ownPath = ({ avery }: World) => ({ uid: avery.uid })
const picturePath = ({ pictureId }: World) => ({ id: pictureId })
const mailingPath = ({ mailingId }: World) => ({ mailingId })

export const profileBody = {
  name: 'Avery Stone',
  title: '',
  phoneNumber: '',
  brokerageName: 'Stone & Harbor Realty',
  licenseNumber: '1',
  licenseState: 'WA',
  postalAddress: '1 Elm Street\nSeattle',
}
export const listingBody = {
  title: 'Home',
  description: 'Two lines,\nno more.',
  sellPrice: 500000,
  bedroomCount: 2,
  bathroomCount: 1.5,
  sqft: 1000,
  garageCount: 0,
  fireplaceCount: 0,
  yearBuilt: 1920,
  address: { addressLine1: '1 Elm Street', city: 'Seattle', state: 'WA', zipcode: '98103' },
}
export const draftForm = {
  title: 'Half a ti',
  description: '',
  sellPrice: '',
  bedroomCount: 'tw',
  bathroomCount: '',
  sqft: '',
  lotSqft: '',
  garageCount: '',
  fireplaceCount: '',
  yearBuilt: '',
  propertyType: '',
  status: 'Active',
  amenities: [],
  address: { addressLine1: '', city: '', state: '', zipcode: '' },
}
export const newsletterHtml =
  '<!doctype html><html lang="en"><head><title>News</title></head><body><p>Hello</p></body></html>'
export const noteBody = {
  zipcode: '98103',
  topic: 'transportation',
  text: 'A bus stops here.',
  source: 'The timetable',
}
export const contactBody = { name: 'Ana', email: 'ana@mail.example', message: 'Hello' }

/** What each route answers to whom. A route that is missing here does not type-check, and fails. */
export const cases: Record<RouteName, RouteCase> = {
  'accounts.refresh': { answers: anyone },
  'accounts.signOut': { answers: anyone },
  'accounts.getProfile': { params: ownPath, answers: ownerOnly },
  'accounts.updateProfile': { params: ownPath, body: () => profileBody, answers: ownerOnly },
  'accounts.setProfilePicture': {
    params: ownPath,
    body: ({ picture }) => picture,
    contentType: 'image/png',
    answers: ownerOnly,
  },
  'accounts.removeProfilePicture': { params: ownPath, answers: ownerOnly },
  'clients.count': { answers: everyAgent },
  'contact.send': { body: () => contactBody, answers: anyone },
  'contact.site': { answers: anyone },
  'listings.list': { params: ownPath, answers: ownerOnly },
  'listings.get': { params: ({ listingId }) => ({ id: listingId }), answers: ownerOnly },
  'listings.create': { body: () => listingBody, answers: everyAgent },
  'listings.update': {
    params: ({ listingId }) => ({ id: listingId }),
    body: () => ({ ...listingBody, version: 1 }),
    answers: ownerOnly,
  },
  'listings.setStatus': {
    body: ({ listingId }) => ({ ids: [listingId], status: 'Active' }),
    answers: ownerOnly,
  },
  'listings.archive': {
    body: ({ spareListingId }) => ({ ids: [spareListingId] }),
    answers: ownerOnly,
  },
  'listings.restore': {
    body: ({ spareListingId }) => ({ ids: [spareListingId] }),
    answers: ownerOnly,
  },
  'listings.remove': {
    params: ({ spareListingId }) => ({ id: spareListingId }),
    answers: ownerOnly,
  },
  'listingDrafts.list': { answers: everyAgent },
  'listingDrafts.get': { params: ({ listingId }) => ({ id: listingId }), answers: ownerOnly },
  'listingDrafts.save': {
    params: ({ listingId }) => ({ id: listingId }),
    body: () => ({ form: draftForm, version: 1 }),
    answers: ownerOnly,
  },
  'listingDrafts.remove': { params: ({ listingId }) => ({ id: listingId }), answers: ownerOnly },
  'places.get': { params: () => ({ zipcode: '98103' }), answers: everyAgent },
  'mailbox.list': { answers: anyone },
  'mailbox.get': { params: ({ mailId }) => ({ id: mailId }), answers: anyone },
  'newsletters.past': { params: ownPath, answers: ownerOnly },
  'newsletters.generate': {
    body: ({ listingId }) => ({ selectedListings: [{ id: listingId }] }),
    answers: ownerOnly,
  },
  // Jordan may send, but has nobody to send to.
  'newsletters.send': {
    body: () => ({ htmlContent: newsletterHtml }),
    answers: { ...everyAgent, other: 422 },
  },
  'newsletters.add': {
    body: ({ avery }) => ({
      html: newsletterHtml,
      userId: avery.uid,
      dateAdded: '2026-05-05T12:00:00.000Z',
    }),
    answers: ownerOnly,
  },
  'newsletters.getMailing': { params: mailingPath, answers: ownerOnly },
  'newsletters.watchMailing': { params: mailingPath, answers: ownerOnly },
  'newsletters.listDeliveries': { params: mailingPath, answers: ownerOnly },
  'newsletters.resolveUncertain': {
    params: mailingPath,
    body: () => ({ resolution: 'leave' }),
    answers: ownerOnly,
  },
  'newsletters.listAreaNotes': { answers: everyAgent },
  'newsletters.saveAreaNote': { body: () => noteBody, answers: everyAgent },
  'pictures.list': { params: ({ listingId }) => ({ id: listingId }), answers: ownerOnly },
  'pictures.add': {
    params: ({ listingId }) => ({ id: listingId }),
    body: ({ picture }) => picture,
    contentType: 'image/png',
    answers: ownerOnly,
  },
  'pictures.order': {
    params: ({ bareListingId }) => ({ id: bareListingId }),
    body: () => ({ ids: [] }),
    answers: ownerOnly,
  },
  'pictures.describe': {
    params: picturePath,
    body: () => ({ alt: 'A porch', caption: 'Built in 1920' }),
    answers: ownerOnly,
  },
  'pictures.rotate': {
    params: picturePath,
    body: () => ({ quarterTurns: 1 }),
    answers: ownerOnly,
  },
  'pictures.remove': { params: picturePath, answers: ownerOnly },
  'pictures.restore': { params: picturePath, answers: ownerOnly },
  'pictures.setOriginal': {
    params: picturePath,
    body: ({ picture }) => picture,
    contentType: 'image/png',
    answers: ownerOnly,
  },
  'pictures.removeOriginal': { params: picturePath, answers: ownerOnly },
  'newsletters.removeAreaNote': { params: ({ noteId }) => ({ id: noteId }), answers: ownerOnly },
}

/** Gives Avery one thing of each kind. */
export async function furnish(program: TestProgram): Promise<World> {
  const { url, platform } = program
  const avery = await signIn(url, 'avery')
  const jordan = await signIn(url, 'jordan')
  const call = async (path: string, body: unknown, method = 'POST') =>
    (await request(url + path, { method, token: avery.token, body })).json
  const identity = { issuer: demoIssuer, subject: 'avery', name: 'Avery Stone', picture: null }
  const owner = await signInAs(platform.db, { ...identity, email: 'avery@demo.example' })
  await addClient(platform.db, owner, { name: 'Ana', email: 'ana@mail.example' })
  await call(`/api/users/${avery.uid}`, profileBody, 'PUT')
  const listing = await call('/api/listings', listingBody)
  const spareListing = await call('/api/listings', listingBody)
  const note = await call('/api/area-notes', noteBody, 'PUT')
  const { mailingId } = await call('/api/send-email/newsletter', { htmlContent: newsletterHtml })
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#446688' },
  })
    .png()
    .toBuffer()
  const bare = await call('/api/listings', listingBody)
  const uploaded = await request(`${url}/api/listings/${listing.id}/pictures`, {
    token: avery.token,
    body: picture,
    headers: { 'Content-Type': 'image/png' },
  })
  return {
    url,
    avery,
    jordan,
    listingId: listing.id,
    spareListingId: spareListing.id,
    bareListingId: bare.id,
    pictureId: uploaded.json.id,
    noteId: note.id,
    mailingId,
    mailId: await firstMail(url),
    picture,
  }
}

async function firstMail(url: string): Promise<string> {
  while (true) {
    const { json } = await request(`${url}/api/mailbox`)
    const [mail] = json.messages
    if (mail) return mail.id
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The address of a route with its parameters filled in. */
export function addressOf(world: World, route: Route, params: Record<string, string> = {}): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${route.path} has no value for ${name}.`)
    return encodeURIComponent(value)
  })
  return world.url + path
}

/** Calls a route as its case says, with this token or none. */
export function callRoute(
  world: World,
  { name, route }: { name: RouteName; route: Route },
  options: { token?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
) {
  const { params, body, contentType } = cases[name]
  const sent = 'body' in options ? options.body : body?.(world)
  return request(addressOf(world, route, params?.(world)), {
    method: route.method,
    ...(options.token !== undefined && { token: options.token }),
    ...(sent !== undefined && { body: sent }),
    headers: { ...(contentType && { 'Content-Type': contentType }), ...options.headers },
  })
}
