/**
 * Adds the text of an example file to its exports, as `source`: the gallery shows the code that
 * runs, which is not typed a second time.
 */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader from the default export
export default function exampleLoader(text) {
  const shown = JSON.stringify(text.trim())
  return `${text}\nexport const source = ${shown}\n`
}
