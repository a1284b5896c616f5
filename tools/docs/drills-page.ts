import { NOT_STOPPED } from '../drills/not-stopped'
import { REJECTED_DRILLS } from '../drills/rejected-drills'
import { RUNTIME_DRILLS } from '../drills/runtime-drills'

/** Text of docs/drills.md, generated from the tables that the tests run. */
export function drillsPage(): string {
  const rejected = Object.values(REJECTED_DRILLS).map(
    ({ fault, rule }) => `| ${fault} | \`${rule}\` |`,
  )
  const shown = Object.values(RUNTIME_DRILLS).map(({ fault, sees, reports }) => {
    const said = reports === null ? 'nothing' : `\`${reports}\``
    return `| ${fault} | ${sees} | ${said} |`
  })
  return `# Ways to break a remote

Generated from \`tools/drills\` by \`node --import tsx tools/docs/write.ts\`; a test compares both.
Every row is a test.

## Publish rejects it

The version never reaches a page; the reader goes on with the version before. A shell that drops a
name serves the last version that it can run. Tests: \`tools/drills/publish-drills.test.ts\`, in
detail those of \`server/src/modules/registry/check\`.

| a remote that | rule |
|---|---|
${rejected.join('\n')}

## A page meets it

Publish accepts these versions. In the place of the page the reader sees a card with the name of
the remote, the reason, 重试 and 返回首页, or the page itself; layout and other tabs work. The
console has one line with remote, version, cause, set and shell version. Test:
\`e2e/journeys/survive-thirty-drills.spec.ts\`. After a second failure the tab loads the version
before: \`e2e/journeys/fall-back-to-the-last-good-version.spec.ts\`.

| a remote that | the reader sees | in the console |
|---|---|---|
${shown.join('\n')}

What a page leaves behind, such as listeners and timers, is found by the contract test that each
remote runs.

## What one realm cannot stop

All remotes run in one page, with the rights of the page. These are not stopped; publish checks,
review and the signature of each version stand before them:

${NOT_STOPPED}
`
}
