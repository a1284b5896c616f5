/**
 * Directives under which text becomes code only through a named policy. The names: webpack's for
 * chunks of the shell, the shell's for every file of a remote, for workers, and the one for
 * libraries that only empty an element. Each is made once, while the shell starts, so no script
 * that comes later can make one.
 */
export const TRUSTED_TYPES =
  "require-trusted-types-for 'script'; trusted-types shell saidian-federation saidian-worker default"
