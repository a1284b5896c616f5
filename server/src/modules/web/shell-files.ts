import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { RemoteMeta, ShellManifest } from '@saidian/shared/contracts/registry'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '../../platform/clock'
import type { Logger } from '../../platform/log'
import { headLinks } from './head-links'

/** The built shell as pages need it. */
export type Shell = {
  manifest: ShellManifest
  known: RemoteMeta[]
  /** Attributes of the link tags to icons and similar files. */
  links: string[]
}

export type ShellFiles = {
  /** Files of this and of earlier shells, served below `/assets/`. */
  assetsDir: string
  /** The newest build, or null without one. */
  current: () => Promise<Shell | null>
}

type ShellFilesDeps = {
  shellDir: string
  publicDir: string
  varDir: string
  clock: Clock
  log: Logger
}

/** The build is checked for changes after this time. */
const CHECK_MS = 1_000
/** This long after its manifest a build has written all files. */
const BUILD_MS = 60_000
/** Files with a hash in their name, and their compressed copies. */
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.br|\.gz)?$/

/**
 * Reads the build in `shellDir`. Copies its files to `<varDir>/assets`, where nothing is ever
 * removed: a page of an earlier shell still finds its chunks after the next build.
 */
export function createShellFiles({
  shellDir,
  publicDir,
  varDir,
  clock,
  log,
}: ShellFilesDeps): ShellFiles {
  const assetsDir = path.join(varDir, 'assets')
  let checkedAt = Number.NEGATIVE_INFINITY
  let madeAt = Number.NaN
  let current: Promise<Shell | null> = Promise.resolve(null)

  async function readBuild(before: Promise<Shell | null>): Promise<Shell | null> {
    const manifestFile = path.join(shellDir, 'shell-manifest.json')
    const found = await stat(manifestFile).catch(() => null)
    if (!found) {
      madeAt = Number.NaN
      log.error({ missing: manifestFile }, 'the shell is not built: run `pnpm build`')
      return null
    }
    if (found.mtimeMs === madeAt) {
      // The build writes its compressed copies last.
      if (clock.now() - madeAt < BUILD_MS) await copyHashedFiles(shellDir, assetsDir)
      return before
    }
    const shell: Shell = {
      manifest: Value.Parse(ShellManifest, await readJson(manifestFile)),
      known: Value.Parse(
        Type.Array(RemoteMeta),
        await readJson(path.join(shellDir, 'known-remotes.json')),
      ),
      links: await headLinks([shellDir, publicDir]),
    }
    await copyHashedFiles(shellDir, assetsDir)
    madeAt = found.mtimeMs
    return shell
  }

  return {
    assetsDir,
    current: () => {
      if (clock.now() - checkedAt < CHECK_MS) return current
      checkedAt = clock.now()
      const before = current
      current = readBuild(before).catch((error: unknown) => {
        // A build is in progress: the previous shell is served until the new one is complete.
        log.warn({ err: error }, 'the built shell could not be read')
        return before
      })
      return current
    },
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function copyHashedFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const files = (await readdir(from)).filter((name) => HASHED.test(name))
  await Promise.all(files.map((name) => copyHashedFile(path.join(from, name), path.join(to, name))))
}

async function copyHashedFile(from: string, to: string): Promise<void> {
  const exists = await access(to).then(
    () => true,
    () => false,
  )
  if (exists) return
  const draft = path.join(path.dirname(to), `.${randomUUID()}`)
  await copyFile(from, draft)
  await rename(draft, to)
}
