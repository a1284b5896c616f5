// CSS Modules in jest: every class name is its own local name.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) })
