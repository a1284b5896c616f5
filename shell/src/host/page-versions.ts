import type { PageBoot } from '@saidian/shared/contracts/registry'
import type { PageVersions } from '@saidian/shared/host'
import type { PageSet } from '../federation'

/** What this page runs, with the fallbacks and overrides of its tab. */
export function pageVersions(
  { setId, metas, assets }: PageBoot,
  remotes: PageSet['remotes'],
): PageVersions {
  return {
    setId,
    shell: shellVersion(assets),
    remotes: remotes.map(({ name, version }) => ({
      titleZh: metas.find((meta) => meta.name === name)?.titleZh ?? name,
      version,
    })),
  }
}

/** The hash in the name of the shell's main script: `main.1a2b3c4d.js`. */
function shellVersion(assets: PageBoot['assets']): string {
  const hashes = Object.keys(assets).map((file) => /^main\.(\w+)\.js$/.exec(file)?.[1])
  return hashes.find((hash) => hash !== undefined) ?? 'development'
}
