/** A way to break a remote that publish sees: the version is never shown. */
export type RejectedDrill = {
  fault: string
  /** Name of the rule that rejects the version. */
  rule: string
}

/** Each is a test of `publish-drills.test.ts` and a row of `docs/drills.md`. */
export const REJECTED_DRILLS = {
  missingName: {
    fault: 'imports a name that the shell does not export',
    rule: 'provided-name',
  },
  droppedName: {
    fault: 'imports a name that a later shell no longer exports',
    rule: 'provided-name',
  },
  unlistedName: { fault: 'takes a name that its list of imports lacks', rule: 'imports' },
  missingKey: { fault: 'reads a setting that the shell does not have', rule: 'provided-name' },
  missingModule: { fault: 'needs a module that the shell does not provide', rule: 'provided' },
  otherRange: { fault: 'needs another version of a provided module', rule: 'provided' },
  otherRuntime: {
    fault: 'is built for another federation runtime',
    rule: 'federation-runtime',
  },
  secondCopy: { fault: 'bundles a second copy of a provided library', rule: 'second-copy' },
  otherContract: { fault: 'needs a contract of the future', rule: 'contract-version' },
  moduleContract: {
    fault: 'has another contract in its module than in remote.json',
    rule: 'module-contract',
  },
  otherName: { fault: 'calls itself like another remote', rule: 'module-name' },
  noModule: { fault: 'exports no remote', rule: 'remote-module' },
  wrongSyntax: { fault: 'has a script that is not JavaScript', rule: 'script' },
  foreignImport: { fault: 'imports a script of another site', rule: 'native-import' },
  noJson: { fault: 'has a remote.json that is not JSON', rule: 'remote-json' },
  missingFile: { fault: 'lacks a file that its manifest names', rule: 'files' },
  pageWithoutCode: { fault: 'has a route without code', rule: 'page-code' },
  takenRoute: { fault: 'claims a route of another remote', rule: 'route-claim' },
  everyRoute: { fault: 'claims every route by /*', rule: 'route-claim' },
  productRoute: { fault: 'claims an address of the product', rule: 'route-claim' },
  redirectLoop: { fault: 'redirects in a loop', rule: 'redirect-loop' },
  redirectAway: { fault: 'redirects to another site', rule: 'own-address' },
  redirectNowhere: { fault: 'redirects to a page that no remote has', rule: 'redirect-target' },
  unknownGuard: { fault: 'names an unknown guard', rule: 'known-guard' },
  emptyTitle: { fault: 'has an empty title', rule: 'title' },
  longTitle: { fault: 'has a title that no header has room for', rule: 'text-length' },
  largePicture: { fault: 'has a picture above 200 KB', rule: 'picture-size' },
  reachingStyle: { fault: 'has styles for body', rule: 'style-reach' },
  layerOfOthers: { fault: 'has styles in the layer of another remote', rule: 'style-layer' },
  largeFile: { fault: 'has a script above 100 KB gzip', rule: 'file-size' },
} as const satisfies Record<string, RejectedDrill>
