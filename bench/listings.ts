import { compareRenditions } from './listings/renditions.ts'

/** What has to do with listings, each part against a reference in the same run. */
if (!(await compareRenditions())) process.exitCode = 1
