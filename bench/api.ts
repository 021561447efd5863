import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { listingFields } from '../contract/listings.ts'
import { mintIdentityToken } from '../server/accounts/identity-token.ts'
import { signInAs } from '../server/accounts/index.ts'
import { openSession } from '../server/accounts/sessions.ts'
import { readConfig } from '../server/config.ts'
import { averysHomes } from '../server/demo/listings.ts'
import { getListing, listListings } from '../server/listings/get-listing.ts'
import { createListing } from '../server/listings/index.ts'
import { type Program, startProgram } from '../server/program.ts'
import { startLoadProcess } from './support/load.ts'
import { median } from './support/median.ts'

/**
 * What the contract, the access rules and the checks cost: the product's answers per second against
 * a bare Fastify that runs the same query and nothing else, in the same process. The rounds
 * alternate, so that whatever else the machine does falls on both.
 */
const rounds = 9
const roundMs = 1000
const connections = 10
const goal = 0.6

const dataDir = mkdtempSync(join(tmpdir(), 'doorpost-bench-'))
const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir })
const program = await startProgram({ ...config, demoData: false, throwawayDatabase: true })
try {
  await compare(program)
} finally {
  await program.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function compare({ url, platform: { db } }: Program): Promise<void> {
  const identity = { issuer: 'bench', subject: 'bench', email: 'bench@demo.example', name: 'Bench' }
  const owner = await signInAs(db, { ...identity, picture: null })
  const { token } = await mintIdentityToken(db, await openSession(db, owner))
  const ids: string[] = []
  for (let at = 0; at < 100; at++) {
    const home = averysHomes[at % averysHomes.length]
    if (!home) throw new Error('The demo has no homes.')
    const imageUrls = ['a', 'b', 'c', 'd'].map((letter) => `/files/${letter.repeat(64)}.jpg`)
    const { id } = await createListing(db, owner, listingFields.parse(home.fields), {
      imageUrls,
    })
    ids.push(id)
  }

  const bare = Fastify()
  bare.get('/one/:id', (request) => getListing(db, owner, (request.params as { id: string }).id))
  bare.get('/all', () => listListings(db, owner))
  await bare.listen({ port: 0, host: '127.0.0.1' })
  const barePort = (bare.server.address() as AddressInfo).port

  const load = startLoadProcess()
  const scenarios = [
    { name: 'one listing', ours: `/api/listings/${ids[50]}`, theirs: `/one/${ids[50]}` },
    { name: '100 listings', ours: `/api/listings/user/${owner}`, theirs: '/all' },
  ]
  for (const { name, ours, theirs } of scenarios) {
    const product = {
      port: Number(new URL(url).port),
      request: get(ours, [`Authorization: Bearer ${token}`]),
    }
    const reference = { port: barePort, request: get(theirs) }
    const ratios: number[] = []
    const perSecond: [number, number][] = []
    for (let round = -1; round < rounds; round++) {
      const options = { connections, ms: roundMs }
      const a = await load.measure({ ...product, ...options })
      const b = await load.measure({ ...reference, ...options })
      // The first round only warms both up.
      if (round < 0) continue
      ratios.push(a / b)
      perSecond.push([a, b])
    }
    const ratio = median(ratios)
    console.log(
      `${name}: ${Math.round(median(perSecond.map(([a]) => a)))} requests/s, reference ` +
        `${Math.round(median(perSecond.map(([, b]) => b)))}; ratio ${ratio.toFixed(2)} ` +
        `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), goal ${goal.toFixed(2)}: ` +
        `${ratio >= goal ? 'met' : 'missed'}`,
    )
    if (ratio < goal) process.exitCode = 1
  }
  load.stop()
  await bare.close()
}

function get(path: string, headers: string[] = []): string {
  return [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n')
}
