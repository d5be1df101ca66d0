import './system/node-version.mjs'
import './system/load-env.mjs'

import { build } from './build.mjs'
import { install } from './system/install.mjs'
import { nodeEnvironment, nodeFlags } from './system/node-flags.mjs'
import { runServer } from './system/run-server.mjs'

/** Installs and builds what is missing or outdated, then starts the server and passes signals on to it. */
await install()
await build()

runServer(nodeFlags, [], { NODE_ENV: 'production', ...nodeEnvironment })
