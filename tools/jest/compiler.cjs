/** How tests read TypeScript: options of SWC, for jest's transform and for modules Node loads. */
module.exports = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic', development: true } },
  },
  module: { type: 'commonjs' },
}
