import { existsSync } from 'node:fs'
import { PROVIDED, providedVersion, requiredRange } from './provided'

type Share = Record<string, unknown>

/** `shared` of the shell: it bundles every provided module. */
export function sharedByShell(): Record<string, Share> {
  return Object.fromEntries(
    PROVIDED.filter(({ source }) => !source || existsSync(source)).map((provided) => {
      const version = providedVersion(provided)
      const share: Share = {
        singleton: true,
        strictVersion: true,
        eager: provided.eager,
        version,
        requiredVersion: requiredRange(version),
        // By its file, so that an entry point is provided even when the shell itself never imports
        // it.
        ...(provided.source ? { import: provided.source, shareKey: provided.key } : {}),
      }
      return [provided.key, share]
    }),
  )
}

/** `shared` of a remote: it uses every provided module of the page and bundles no copy. */
export function sharedByRemote(): Record<string, Share> {
  return Object.fromEntries(
    PROVIDED.map((provided) => [
      provided.key,
      {
        import: false,
        singleton: true,
        strictVersion: true,
        requiredVersion: requiredRange(providedVersion(provided)),
      },
    ]),
  )
}
