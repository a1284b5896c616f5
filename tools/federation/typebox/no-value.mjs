// Stands for `typebox/value` in production browser builds and exports nothing on purpose: checking replies belongs
// behind `process.env.NODE_ENV !== 'production'`, and a build that would ship the checker fails here by name.
export {}
