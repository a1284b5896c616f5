// Lets Node itself load TypeScript, so that a worker evaluates each module once for all its test
// files. What SWC made stays on the disk: the other worker and the next run read it.
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const path = require('node:path')
const { transformSync, version } = require('@swc/core')
const options = require('../compiler.cjs')
const cssModules = require('../css-modules.cjs')

const cache = path.join(__dirname, '../../../var/test/compiled')
const compiler = `${version} ${JSON.stringify(options)}`
/** From a source file to its source map, which stack traces are shown by. */
const sourceMaps = new Map()

function compiled(filename) {
  const source = readFileSync(filename, 'utf8')
  const hash = createHash('sha1').update(compiler).update(filename).update(source).digest('hex')
  const file = path.join(cache, hash)
  sourceMaps.set(filename, `${file}.map`)
  return readIfPresent(`${file}.js`) ?? compile(source, filename, file)
}

function compile(source, filename, file) {
  const { code, map } = transformSync(source, { ...options, filename, sourceMaps: true })
  mkdirSync(cache, { recursive: true })
  // The code last: where it is, its map is too.
  writeWhole(`${file}.map`, map)
  writeWhole(`${file}.js`, code)
  return code
}

function readIfPresent(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Another worker may read the file at this moment. */
function writeWhole(file, text) {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

const asSource = (module, filename) => module._compile(compiled(filename), filename)
const { '.js': asJavaScript } = Module._extensions

Module._extensions['.ts'] = asSource
Module._extensions['.tsx'] = asSource
// Node's own loader of modules could not load the TypeScript that ours import.
Module._extensions['.mjs'] = (module, filename) =>
  (filename.includes('/node_modules/') ? asJavaScript : asSource)(module, filename)

Module._extensions['.css'] = (module) => {
  module.exports = cssModules
}

module.exports = { sourceMaps }
