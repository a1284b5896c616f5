import type { PageBoot } from '@saidian/shared/contracts/registry'
import type { PageVersions } from '@saidian/shared/host'
import type { PageSet } from '../federation'

/** What this page runs, with the fallbacks and overrides of its tab. */
export function pageVersions(
  { setId, metas, shell }: PageBoot,
  remotes: PageSet['remotes'],
): PageVersions {
  return {
    setId,
    shell: shell.version,
    remotes: remotes.map(({ name, version }) => ({
      titleZh: metas.find((meta) => meta.name === name)?.titleZh ?? name,
      version,
    })),
  }
}
