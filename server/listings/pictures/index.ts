import { pictures as contract } from '../../../contract/pictures.ts'
import type { Feature } from '../../platform.ts'
import { addPicture } from './add-picture.ts'
import { describePicture, orderPictures, rotatePicture } from './change-picture.ts'
import { makeRenditions, renditionsJob, renditionsKind } from './make-renditions.ts'
import { removeOriginal, setOriginal } from './original.ts'
import { listPictures } from './own-picture.ts'
import { isShown } from './queries.ts'
import { purgeKind, purgePicture, removePicture, restorePicture } from './remove-picture.ts'
import { tidyFiles, tidyKind } from './tidy-files.ts'

export { addKeptPictures, addPicture, type KeptPicture } from './add-picture.ts'
export { picturesOf, picturesOfAll } from './own-picture.ts'
export { findHomeOwner, syncListing as syncListingPictures } from './queries.ts'
export { removePicturesOf } from './remove-picture.ts'

/** The photographs of a home: one part of the listings. */
export const pictures: Feature = {
  routes(http, platform) {
    const { db } = platform
    http.on(contract.list, ({ caller, params }) => listPictures(db, caller.uid, params.id))
    http.onStream(contract.add, ({ caller, params, body, idempotencyKey }) =>
      addPicture(platform, caller.uid, params.id, body, { idempotencyKey }),
    )
    http.on(contract.order, ({ caller, params, body }) =>
      orderPictures(db, caller.uid, params.id, body.ids),
    )
    http.on(contract.describe, ({ caller, params, body }) =>
      describePicture(db, caller.uid, params.id, body),
    )
    http.on(contract.rotate, ({ caller, params, body }) =>
      rotatePicture(platform, caller.uid, params.id, body.quarterTurns),
    )
    http.on(contract.remove, ({ caller, params }) => removePicture(platform, caller.uid, params.id))
    http.on(contract.restore, ({ caller, params }) => restorePicture(db, caller.uid, params.id))
    http.onStream(contract.setOriginal, ({ caller, params, body }) =>
      setOriginal(platform, caller.uid, params.id, body),
    )
    http.on(contract.removeOriginal, ({ caller, params }) =>
      removeOriginal(platform, caller.uid, params.id),
    )
  },
  start(platform) {
    const { db, files, jobs } = platform
    jobs.handle<{ base: string; only?: string }>(renditionsKind, ({ base, only }, { signal }) =>
      makeRenditions(platform, base, { only, signal }),
    )
    jobs.handle<{ id: string }>(purgeKind, ({ id }) => purgePicture(platform, id))
    jobs.handle<{ hash: string }>(tidyKind, ({ hash }) => tidyFiles(platform, hash))
    // Pictures that came otherwise than by an upload get theirs when somebody first looks at them.
    files.onMissing(async (base, name) => {
      if (!(await isShown(db, base))) return
      await jobs.enqueue(db, renditionsJob(base, name[0]))
      jobs.wake()
    })
  },
}
