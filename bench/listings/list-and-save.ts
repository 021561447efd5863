import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { listingFields } from '../../contract/listings.ts'
import { mintIdentityToken } from '../../server/accounts/identity-token.ts'
import { signInAs } from '../../server/accounts/index.ts'
import { openSession } from '../../server/accounts/sessions.ts'
import { readConfig } from '../../server/config.ts'
import { inTransaction } from '../../server/db/index.ts'
import { averysHomes } from '../../server/demo/listings.ts'
import { getListing, listListings } from '../../server/listings/get-listing.ts'
import { createListing } from '../../server/listings/index.ts'
import { updateListing } from '../../server/listings/update-listing.ts'
import { type Program, startProgram } from '../../server/program.ts'
import { median } from '../support/median.ts'

/**
 * The list of 5,000 homes, and saving one of them, through the product against a bare Fastify that
 * calls the same query and nothing else, in the same process. The rounds alternate.
 */
const homes = 5000
const goal = 0.6

export async function compareListAndSave(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'doorpost-bench-'))
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  const program = await startProgram({ ...config, demoData: false, throwawayDatabase: true })
  try {
    return await compare(program)
  } finally {
    await program.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function compare({ url, platform: { db } }: Program): Promise<boolean> {
  const identity = { issuer: 'bench', subject: 'bench', email: 'bench@demo.example', name: 'Bench' }
  const owner = await signInAs(db, { ...identity, picture: null })
  const { token } = await mintIdentityToken(db, await openSession(db, owner))
  const id = await inTransaction(db, async (tx) => {
    let last = ''
    for (let at = 0; at < homes; at++) {
      const home = averysHomes[at % averysHomes.length]
      const imageUrls = ['a', 'b', 'c', 'd'].map((letter) => `/files/${letter.repeat(64)}.jpg`)
      last = (await createListing(tx, owner, listingFields.parse(home?.fields), { imageUrls })).id
    }
    return last
  })
  const fields = listingFields.parse(averysHomes[0]?.fields)

  const bare = Fastify()
  bare.get('/all', () => listListings(db, owner))
  bare.put('/one', (request) => updateListing(db, owner, id, request.body as never))
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const bareUrl = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }

  const get = async (address: string) => (await fetch(address, { headers })).text()
  const list = await alternate(
    15,
    () => get(`${url}/api/listings/user/${owner}`),
    () => get(`${bareUrl}/all`),
  )
  const put = async (address: string) => {
    const { version } = await getListing(db, owner, id)
    const body = JSON.stringify({ ...fields, version, title: `Home of version ${version}` })
    return () => fetch(address, { method: 'PUT', headers, body }).then((answer) => answer.text())
  }
  const save = await alternate(
    60,
    () => put(`${url}/api/listings/${id}`),
    () => put(`${bareUrl}/one`),
  )
  await bare.close()

  const plain = Buffer.byteLength(await get(`${url}/api/listings/user/${owner}`))
  const packed = await packedLength(`${url}/api/listings/user/${owner}`, headers.Authorization)
  console.log(
    `list of ${homes}: ${Math.round(plain / 1000)} KB, ${Math.round(packed / 1000)} KB compressed`,
  )
  return [report('list', list), report('save', save)].every(Boolean)
}

type Act = () => Promise<unknown>
/** Milliseconds of each; an act that answers another one is timed in that alone. */
async function alternate(rounds: number, ours: Act, theirs: Act) {
  const times = { ours: [] as number[], theirs: [] as number[] }
  for (let round = -1; round < rounds; round++)
    for (const [name, act] of Object.entries({ ours, theirs }) as [keyof typeof times, Act][]) {
      let from = performance.now()
      const result = await act()
      if (typeof result === 'function') {
        from = performance.now()
        await result()
      }
      // The first round only warms both up.
      if (round >= 0) times[name].push(performance.now() - from)
    }
  return times
}

function report(what: string, { ours, theirs }: { ours: number[]; theirs: number[] }): boolean {
  const ratio = median(theirs) / median(ours)
  console.log(
    `${what}: ${median(ours).toFixed(1)} ms, reference ${median(theirs).toFixed(1)} ms; ratio ${ratio.toFixed(2)} (goal ${goal})`,
  )
  return ratio >= goal
}

function packedLength(address: string, authorization: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: authorization, 'Accept-Encoding': 'br' }
    request(address, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
