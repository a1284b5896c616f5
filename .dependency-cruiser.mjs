// The import rules of the house (ARCHITECTURE.md). Each name says the rule, each comment what to do
// instead.
const remote = '^(mf-[^/]+)/src/'
/** What features share: everything beside features, pages, sports and the files at the top. */
const base = '^(mf-[^/]+)/src/(?!features/|pages/|sports/|testing/)[^/]+/'
const tests = '\\.test\\.tsx?$|/src/testing/|^tools/jest/|/fixtures/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move what both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-meet-only-in-the-shell',
      comment: 'Navigate through the host, or contribute to a place.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^mf-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-no-shell',
      comment: 'Ask for it in shared/host.',
      severity: 'error',
      from: { path: remote },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-loads-remotes-at-runtime',
      comment: 'The shell reads remote.json and loads the code through federation.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^mf-[^/]+/src/' },
    },
    {
      name: 'shared-stands-alone',
      comment: 'What shared needs moves into shared, or stays where it is.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mf-[^/]+|server|e2e|tools)/' },
    },
    {
      name: 'contracts-import-only-the-schema-library',
      comment: 'A contract is data: no code of other areas.',
      severity: 'error',
      from: { path: '^shared/src/contracts/', pathNot: tests },
      to: { pathNot: '^shared/src/contracts/|node_modules/(\\.pnpm/)?typebox' },
    },
    {
      name: 'shared-lib-is-pure',
      comment: 'Both ends use it: contracts only, no browser, no server.',
      severity: 'error',
      from: { path: '^shared/src/lib/', pathNot: tests },
      to: { pathNot: '^shared/src/(lib|contracts)/' },
    },
    {
      name: 'shared-by-its-entry-points',
      comment: 'Import @saidian/shared/<area>.',
      severity: 'error',
      from: { pathNot: '^shared/' },
      to: {
        path: '^shared/src/',
        pathNot: [
          '^shared/src/[a-z]+/index\\.ts$',
          '^shared/src/contracts/[a-z]+/index\\.ts$',
          '^shared/src/(lib/[a-z-]+|matches/summary|store/database|ui/[a-z-]+)/index\\.ts$',
          '^shared/src/ui/[a-z]+\\.css$',
          '^shared/src/types/',
        ],
      },
    },
    {
      name: 'shared-by-its-name',
      comment:
        'Import @saidian/shared/<area>, not a relative path: the entry points are checked by name.',
      severity: 'error',
      from: { pathNot: '^shared/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/types/', dependencyTypes: ['local'] },
    },
    {
      name: 'features-know-no-sibling',
      comment: 'Compose the two in a page, or move the common part into shared.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-know-no-page',
      comment: 'Pass it down as a prop.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/' },
      to: { path: '^$1/src/(pages/|routes|remote|standalone)' },
    },
    {
      name: 'features-know-no-sport',
      comment: 'Declare what the feature needs as a type; a sport implements it, a page passes it.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/(?!pages/|sports/)[^/]+/', pathNot: tests },
      to: { path: '^$1/src/sports/' },
    },
    {
      name: 'features-of-scores-know-no-rule-of-a-sport',
      comment:
        'viewOf of shared/matches knows the rules of a sport; the rest is given by its view.',
      severity: 'error',
      from: { path: '^mf-live/src/(features|pages)/', pathNot: tests },
      to: {
        path: '^shared/src/lib/[a-z-]+/',
        pathNot: '^shared/src/lib/(chain-check|lines|texts)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sports-know-no-page-and-no-other-sport',
      comment: 'A page chooses the sport; what two sports share is a feature.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/sports/([^/]+)/' },
      to: { path: '^$1/src/(pages|sports/[^/]+)/', pathNot: '^$1/src/sports/$2/' },
    },
    {
      name: 'shared-folders-know-no-feature',
      comment: 'What features share (match, account, member …) is below them: pass an argument.',
      severity: 'error',
      from: { path: base, pathNot: tests },
      to: { path: '^$1/src/(features|pages)/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules decide from what they are given: read in the repository, act in the service.',
      severity: 'error',
      from: { path: '\\.rules\\.ts$' },
      to: {
        path: '\\.(service|repository|routes|store|module|topics|api)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'repositories-know-no-service',
      comment: 'A repository stores and reads; what follows from it is decided by a service.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes|module)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'services-know-no-route',
      comment: 'Routes and topics translate a call for the service, never the other way round.',
      severity: 'error',
      from: { path: '\\.service\\.ts$' },
      to: { path: '\\.(routes|module)\\.ts$' },
    },
    {
      name: 'routes-ask-a-service',
      comment: 'A route checks and translates; reading the database is the work of its service.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'A module passes in what only it knows.',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/(modules|feeds|commands)/' },
    },
    {
      name: 'sports-know-no-module',
      comment: 'The description of a sport, or a dependency, brings what only its module knows.',
      severity: 'error',
      from: { path: '^server/src/sports/' },
      to: { path: '^server/src/modules/' },
    },
    {
      name: 'sports-by-their-entry-points',
      comment: 'Import the index.ts of sports/<part>, or a type of a file beside the parts.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/sports/|${tests}` },
      to: { path: '^server/src/sports/[^/]+/(?!index\\.ts$)' },
    },
    {
      name: 'real-data-knows-no-demo',
      comment:
        'Move what both need into feeds/{timeline,text,catalogue}; index.ts creates the demo.',
      severity: 'error',
      from: { path: '^server/src/feeds/(?!demo/|index\\.ts$)' },
      to: { path: '^server/src/feeds/demo/' },
    },
    {
      name: 'demo-knows-no-real-data',
      comment: 'The demo invents: it shares feeds/timeline, feeds/text and feeds/catalogue.',
      severity: 'error',
      from: { path: '^server/src/feeds/demo/' },
      to: { path: '^server/src/feeds/(replay|imports|commercial)/' },
    },
    {
      name: 'server-takes-contracts-and-lib',
      comment: 'The server shares contracts and pure rules with the browser, nothing else.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(shared/src/(?!contracts/|lib/)|shell/|mf-|e2e/)' },
    },
    {
      name: 'browser-knows-no-server',
      comment: 'Talk to it by a contract.',
      severity: 'error',
      from: { path: '^(shell|mf-[^/]+|shared)/' },
      to: { path: '^server/' },
    },
    {
      name: 'modules-by-their-entry-point',
      comment:
        'Import the index.ts of the other module, or in a test the one of its testing folder.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: {
        path: '^server/src/modules/',
        pathNot: '^server/src/modules/($1/|[^/]+/(testing/)?index\\.ts$)',
      },
    },
    {
      name: 'sql-stays-in-repositories',
      comment: 'Add a function to the repository of the module.',
      severity: 'error',
      from: {
        path: '^server/src/(modules|sports)/',
        pathNot: `\\.repository\\.ts$|(^|/)(tables|index)\\.ts$|${tests}`,
      },
      to: { path: 'node_modules/(\\.pnpm/)?(kysely|pg)[@/]', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'Add it to the package.json of the folder that uses it.',
      severity: 'error',
      from: { pathNot: tests },
      // Packages of the workspace are links: their real path says nothing about the declaration.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'],
        pathNot: '^(shared|server|tools)/',
      },
    },
    {
      name: 'production-imports-no-test',
      comment: 'Move what both need out of the test, or out of the example of the gallery.',
      severity: 'error',
      from: { pathNot: `${tests}|^e2e/` },
      to: { path: '\\.(test|gallery)\\.tsx?$' },
    },
    {
      name: 'nothing-unresolvable',
      comment: 'The path does not exist or is not exported.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
    skipAnalysisNotInRules: false,
  },
}
