// Stands for `typebox` in production browser builds and exports nothing on purpose: schemas are left out of the contracts
// (schema-loader.mjs), and checking replies belongs behind `process.env.NODE_ENV !== 'production'`.
export {}
