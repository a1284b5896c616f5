import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Compiler } from 'webpack'
import { versionOf } from '../workspace'

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0]

/**
 * Module Federation of a package folder. By itself it looks into the current folder for the version
 * of the build, and writes a file there that the build includes: the same sources would be other
 * bytes for who builds them from another folder.
 */
export class FederationPlugin extends ModuleFederationPlugin {
  readonly directory: string

  constructor(directory: string, options: Options) {
    super({ ...options, virtualRuntimeEntry: true })
    this.directory = directory
  }

  override apply(compiler: Compiler) {
    process.env.MF_BUILD_VERSION = versionOf(this.directory)
    super.apply(compiler)
    delete process.env.MF_BUILD_VERSION
  }
}
