import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ClientConfig } from '@saidian/shared/contracts/registry'
import type { Config } from '../../config'
import type { Clock } from '../../platform/clock'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { RemoteSource } from '../registry'
import { pageRoutes } from './page.routes'
import { createPageTexts, pageTextsOf } from './page-text.service'
import { createShellFiles } from './shell-files'
import { staticRoutes } from './static.routes'

export type WebConfig = Pick<
  Config,
  | 'varDir'
  | 'chatGptPort'
  | 'https'
  | 'allowedOrigins'
  | 'mainHost'
  | 'messageHost'
  | 'roomHost'
  | 'antiInspect'
  | 'analyticsUrl'
  | 'passwordKey'
  | 'mfOverrides'
>

export type WebDeps = {
  remotes: RemoteSource
  /** Modules whose data gives titles and descriptions to pages. */
  describedBy?: readonly Module[]
  config: WebConfig
  clock: Clock
  log: Logger
  /** `shell/dist`. */
  shellDir: string
  /** `shell/public`: icons and other unprocessed files. */
  publicDir: string
}

/**
 * Pages and their files: the HTML of every route with the set of remotes for this visitor,
 * `/assets/` of the shell and `/remotes/` of published versions. A request through `chatGptPort`
 * gets the ChatGPT variant.
 */
export function webModule(deps: WebDeps): Module {
  const { remotes, describedBy = [], config, clock, log, shellDir, publicDir } = deps
  const files = createShellFiles({ shellDir, publicDir, varDir: config.varDir, clock, log })
  const rootDirs = [shellDir, publicDir]
  const clientConfig = (localPort: number | undefined): ClientConfig => ({
    mainHost: config.mainHost,
    messageHost: config.messageHost,
    roomHost: config.roomHost,
    chatGptVariant: localPort !== undefined && localPort === config.chatGptPort,
    antiInspect: config.antiInspect,
    analyticsUrl: config.analyticsUrl,
    passwordKey: config.passwordKey,
    allowOverrides: config.mfOverrides,
  })

  return {
    name: 'web',
    routes: (app) => {
      staticRoutes(app, { assetsDir: files.assetsDir, remotesDir: remotes.directory, rootDirs })
      pageRoutes(app, {
        remotes,
        files,
        texts: createPageTexts(pageTextsOf(describedBy), log),
        clientConfig,
        isSecure: config.https,
        origins: config.allowedOrigins,
      })
    },
    start: async () => {
      await Promise.all(
        [path.join(config.varDir, 'assets'), remotes.directory].map((dir) =>
          mkdir(dir, { recursive: true }),
        ),
      )
      await files.current()
    },
  }
}
