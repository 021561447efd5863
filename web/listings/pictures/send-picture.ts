import type { ErrorBody } from '../../../contract/errors.ts'
import type { Picture } from '../../../contract/pictures.ts'
import { ApiError, bearerToken } from '../../api.ts'

export interface SendOptions {
  method: 'POST' | 'PUT'
  idempotencyKey?: string
  /** From 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/**
 * Sends a file as the body of a call. `fetch` cannot tell how far an upload is; this can. A token
 * that ran out meanwhile is renewed once.
 * @throws ApiError
 */
export async function sendPicture(
  path: string,
  file: Blob,
  options: SendOptions,
): Promise<Picture> {
  const token = await bearerToken()
  const first = await send(path, file, token, options)
  if (first.status !== 401 || !token) return answerOf(first)
  return answerOf(await send(path, file, await bearerToken(token), options))
}

function send(
  path: string,
  file: Blob,
  token: string | undefined,
  { method, idempotencyKey, onProgress, signal }: SendOptions,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () => resolve(request)
    request.onerror = () =>
      reject(
        new ApiError('unreachable', 'Doorpost cannot be reached. Please check your connection.'),
      )
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function answerOf(request: XMLHttpRequest): Picture {
  if (request.status === 200) return JSON.parse(request.responseText)
  let answer: ErrorBody | undefined
  try {
    answer = JSON.parse(request.responseText)
  } catch {
    // A proxy in between answered in its own words.
  }
  throw new ApiError(
    answer?.error.code ?? 'internal',
    answer?.error.message ?? 'Something went wrong on our side. Please try again.',
  )
}
