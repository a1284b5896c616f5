// Replaces `typebox` in production browser builds and exports nothing on purpose: contracts contain
// no schemas (schema-loader.mjs), and checks of replies belong behind `process.env.NODE_ENV !==
// 'production'`.
export {}
