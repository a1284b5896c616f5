import { fileURLToPath } from 'node:url'
import webpack from 'webpack'

/** Files of the federation runtime, and ours in their place: less to load before the first page. */
const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/
const VERSION_RANGES = /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/
const FAULTS = /[\\/]runtime-core[\\/]dist[\\/]utils[\\/]logger\.js$/
const FAULT_TEXTS = /[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/

/** The shell bundles the parts of the federation runtime that its pages use. */
export function shellRuntime() {
  return [
    replacement(BUNDLER_RUNTIME, '../runtime/shell-runtime.mjs'),
    replacement(VERSION_RANGES, '../runtime/version-ranges.mjs'),
    replacement(FAULTS, '../runtime/faults.mjs'),
    replacement(FAULT_TEXTS, '../runtime/fault-texts.mjs'),
  ]
}

/** A remote bundles no runtime: it uses the shell's. */
export function remoteRuntime() {
  return [replacement(BUNDLER_RUNTIME, '../runtime/remote-runtime.mjs')]
}

function replacement(file: RegExp, ours: string) {
  const path = fileURLToPath(new URL(ours, import.meta.url))
  return new webpack.NormalModuleReplacementPlugin(file, path)
}
