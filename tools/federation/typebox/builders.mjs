// Stands for `typebox` in production browser builds: schemas are types there, checked in development and on the server.
const nothing = () => ({})
const builders = new Proxy({}, { get: () => nothing })

// biome-ignore lint/style/noDefaultExport: typebox has one
export { builders as Type, builders as default }
