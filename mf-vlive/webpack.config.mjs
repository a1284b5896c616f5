import { webpackConfig } from '../tools/build/webpack-config.mjs'

export default webpackConfig(import.meta.dirname)
