import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from './child-program.ts'

/**
 * A server that speaks S3, as a process of its own: Moto's (Python), or s3rver (npm), whichever this
 * machine has. Undefined, with a notice, where there is none.
 */
export async function startS3Server() {
  const port = await freePort()
  for (const [command, ...args] of [
    ['moto_server', '-H', '127.0.0.1', '-p', port],
    ['s3rver', '-a', '127.0.0.1', '-p', port, '-d', `/tmp/doorpost-s3-${port}`, '--silent'],
  ] as [string, ...string[]][]) {
    const server = await begin(command, args, `http://127.0.0.1:${port}`)
    if (server) return server
  }
  console.warn(
    'No S3 server was found (pip install "moto[s3,server]"): files in S3 are not tested.',
  )
  return undefined
}

async function begin(command: string, args: string[], endpoint: string) {
  const child = spawn(command, args, { stdio: 'ignore' })
  let gone = false
  const end = Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    () => {
      gone = true
    },
    () => {
      gone = true
    },
  )
  const settings = {
    endpoint,
    region: 'us-east-1',
    bucket: 'doorpost',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const client = new S3Client({
    ...settings,
    forcePathStyle: true,
    credentials: settings,
    maxAttempts: 1,
  })
  const until = Date.now() + 60_000
  while (!gone && Date.now() < until) {
    const made = await client.send(new CreateBucketCommand({ Bucket: settings.bucket })).then(
      () => true,
      () => false,
    )
    if (made)
      return {
        command,
        settings,
        /** The same as a person would set them. */
        variables: {
          S3_ENDPOINT: endpoint,
          S3_BUCKET: settings.bucket,
          S3_ACCESS_KEY_ID: settings.accessKeyId,
          S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
        },
        async stop() {
          child.kill()
          await end
        },
      }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill()
  return undefined
}
