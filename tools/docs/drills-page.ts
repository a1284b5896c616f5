import { NOT_STOPPED } from '../drills/not-stopped'
import { PAGE_DRILLS, type PageDrill, WIDGET_DRILLS } from '../drills/page-drills'
import { REJECTED_DRILLS } from '../drills/rejected-drills'
import { RUNTIME_DRILLS } from '../drills/runtime-drills'

/** Text of docs/drills.md, generated from the tables that the tests run. */
export function drillsPage(): string {
  const rejected = Object.values(REJECTED_DRILLS).map(
    ({ fault, rule }) => `| ${fault} | \`${rule}\` |`,
  )
  const rows = (drills: Readonly<Record<string, PageDrill>>) =>
    Object.values(drills)
      .map(({ fault, sees, reports }) => {
        const said = reports === null ? 'nothing' : `\`${reports}\``
        return `| ${fault} | ${sees} | ${said} |`
      })
      .join('\n')
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
${rows(RUNTIME_DRILLS)}

## A page that is open meets it

The fault is reported as that of the remote whose code it is, never as that of the page around it.
Same test, all in one page that is loaded once.

| a remote that | the reader sees | in the console |
|---|---|---|
${rows(WIDGET_DRILLS)}
${rows(PAGE_DRILLS)}

A widget of the place \`match.video\` may leave its place: the small window of a video floats over
the page.

## What one realm cannot stop

All remotes run in one page, with the rights of the page. These are not stopped; publish checks,
review and the signature of each version stand before them:

${NOT_STOPPED}
`
}
