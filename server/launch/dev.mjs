import './system/node-version.mjs'
import './system/load-env.mjs'

import { build } from './build.mjs'
import { install } from './system/install.mjs'
import { runServer } from './system/run-server.mjs'

/** The shop with hot reload. A change of the server's own files needs a restart of this command. */
await install()
await build({ only: 'the server' })
runServer(['--enable-source-maps'], ['--dev'], { NODE_ENV: 'development' })
