import webpack, { type Configuration, type StatsCompilation } from 'webpack'

/** Runs one build to the end. Throws webpack's errors; prints its warnings. */
export function runWebpack(configuration: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((failure, stats) => {
      compiler.close(() => {
        if (failure) return reject(failure)
        if (!stats) return reject(new Error('webpack answered nothing'))
        const report = stats.toString({ preset: 'errors-warnings', colors: false })
        if (stats.hasErrors()) return reject(new Error(report))
        if (stats.hasWarnings()) console.warn(report)
        resolve(
          stats.toJson({
            all: false,
            assets: true,
            entrypoints: true,
            chunks: true,
            modules: true,
            nestedModules: false,
            ids: true,
          }),
        )
      })
    })
  })
}
