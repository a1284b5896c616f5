declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}

declare module '*.css'

/** Replaced by the build; the only process value that browser code may read. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } }
