/**
 * Directives under which only named policies turn text into code: webpack's for chunks of the
 * shell, the shell's for files of remotes and for workers, and one for libraries that only empty an
 * element. Each is created once, while the shell starts, so no later script can create one.
 */
export const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; " +
  'trusted-types shell saidian-federation saidian-worker default'
