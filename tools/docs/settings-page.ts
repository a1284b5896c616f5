import { SETTINGS } from '../../server/src/config'

/** Text of docs/configuration.md, generated from the settings of the server. */
export function settingsPage(): string {
  const rows = Object.entries(SETTINGS).map(([name, { values, fallback, meaning }]) => {
    const standard = fallback === '' ? 'none' : `\`${fallback}\``
    const cells = [`\`${name}\``, standard, values.replace('<', '\\<'), meaning]
    return `| ${cells.join(' | ')} |`
  })
  return `# Configuration

Generated from \`server/src/config/settings.ts\` by \`node --import tsx tools/docs/write.ts\`; a
test compares the two. Each setting is a variable of the environment of the server; an empty one
counts as absent. An invalid value stops the start with one clear line.

| variable | default | value | meaning |
|---|---|---|---|
${rows.join('\n')}
`
}
