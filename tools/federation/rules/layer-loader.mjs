/**
 * Webpack loader: puts a style sheet inside the cascade layer of its package. `@import` and
 * `@charset` stay on top. A sheet that names its layer itself, such as the tokens and the UI kit,
 * is unchanged.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export
export default function layerLoader(source) {
  if (/@layer\s+[\w.-]+\s*\{/.test(source)) return source
  const { layer } = this.getOptions()
  const heads = []
  const body = source.replace(/^\s*@(?:import|charset)[^;]+;/gm, (head) => {
    heads.push(head.trim())
    return ''
  })
  return `${heads.join('\n')}\n@layer ${layer} {\n${body}\n}\n`
}
