// `npm start`: installs what is missing, builds what has changed, then runs the server in this
// process, so that a signal sent to it reaches the server itself. Plain JavaScript, because it runs
// before anything is installed.
import { prepare } from './prepare.mjs'

prepare()
await import('../build/server/main.js')
