import { join } from 'node:path'
import { contract } from '../../contract/index.ts'
import { AppError } from '../errors.ts'
import type { Feature } from '../platform.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'

/** The demo's mailbox: a look into the outbox folder. Elsewhere other people's mail is nobody's business. */
export const mailbox: Feature = {
  routes(http, { config, mail }) {
    const folder = join(config.dataDir, 'outbox')
    const refuseOutsideDemo = () => {
      if (!config.demo || mail.transport.name !== 'outbox')
        throw new AppError('not_found', 'There is no mailbox here.')
    }
    http.on(contract.mailbox.list, async ({ query }) => {
      refuseOutsideDemo()
      return listMessages(folder, query)
    })
    http.on(contract.mailbox.get, async ({ params }) => {
      refuseOutsideDemo()
      return getMessage(folder, params.id)
    })
  },
}
