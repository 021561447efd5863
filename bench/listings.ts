import { compareListAndSave } from './listings/list-and-save.ts'
import { compareRenditions } from './listings/renditions.ts'

/** What has to do with listings, each part against a reference in the same run. */
const met = [await compareListAndSave(), await compareRenditions()]
if (met.includes(false)) process.exitCode = 1
