import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Settings } from '../config.ts'
import { contentTypeOf, isFileName } from './names.ts'
import { takeWhole } from './receive.ts'
import type { FileStore } from './store.ts'

/**
 * Files as objects of an S3-compatible store, below `prefix`. An object appears whole or not at all:
 * a stream is taken in `incoming` first, because its name is known only at its end.
 */
export async function openS3Store(
  settings: S3Settings,
  prefix: string,
  incoming: string,
): Promise<FileStore> {
  // A large library that most programs never need.
  const { S3Client, ...s3 } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Stores other than Amazon's often know no checksums that trail the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (name: string) => {
    if (!isFileName(name)) throw new Error(`${name} is not a name of a file.`)
    return { Bucket: settings.bucket, Key: `${prefix}${name}` }
  }
  const send = (name: string, body: Uint8Array | Readable, size: number) =>
    client.send(
      new s3.PutObjectCommand({
        ...at(name),
        Body: body,
        ContentLength: size,
        ContentType: contentTypeOf(name),
      }),
    )
  const open = async (name: string, range?: { start: number; end: number }) => {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await client.send(new s3.GetObjectCommand({ ...at(name), Range }))
    return Body as Readable
  }
  return {
    async put(content, extension) {
      if (!(content instanceof Readable)) {
        const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`
        await send(name, content, content.length)
        return name
      }
      const whole = await takeWhole(incoming, content)
      try {
        const name = `${whole.hash}.${extension}`
        await send(name, createReadStream(whole.path), whole.size)
        return name
      } finally {
        await whole.discard()
      }
    },
    async putAs(name, bytes) {
      await send(name, bytes, bytes.length)
    },
    async read(name) {
      const stream = await open(name).catch(ifAbsent)
      return stream && Buffer.concat(await stream.toArray())
    },
    open,
    async stat(name) {
      const found = await client.send(new s3.HeadObjectCommand(at(name))).catch(ifAbsent)
      if (!found) return undefined
      return { size: found.ContentLength ?? 0, keptAt: found.LastModified ?? new Date(0) }
    },
    async list(begin) {
      const { Contents } = await client.send(
        new s3.ListObjectsV2Command({ Bucket: settings.bucket, Prefix: `${prefix}${begin}` }),
      )
      return (Contents ?? []).flatMap(({ Key }) => Key?.slice(prefix.length) ?? [])
    },
    async remove(name) {
      await client.send(new s3.DeleteObjectCommand(at(name)))
    },
  }
}

function ifAbsent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): undefined {
  if (error.$metadata?.httpStatusCode === 404) return undefined
  throw error
}
