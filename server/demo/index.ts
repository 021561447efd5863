import type { Feature } from '../platform.ts'
import { makeDemoData } from './make-demo-data.ts'
import { isDemoDataMade, markDemoDataMade } from './queries.ts'

/** The demo's people and homes, made on the first start only: what is changed or removed stays so. */
export const demo: Feature = {
  async start(platform) {
    const { config, db } = platform
    if (!config.demoData || (await isDemoDataMade(db))) return
    await makeDemoData(platform)
    await markDemoDataMade(db, new Date())
  },
}
