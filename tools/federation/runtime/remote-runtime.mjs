/** In place of `webpack-bundler-runtime` in a remote, which runs only inside the shell. */
// biome-ignore lint/style/noDefaultExport: the module that it replaces has one
export default globalThis.__saidianFederation()
