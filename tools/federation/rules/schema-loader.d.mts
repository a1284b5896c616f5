// biome-ignore lint/style/noDefaultExport: webpack takes a loader by its default export
export default function schemaLoader(
  this: { async: () => (error: unknown, code: string) => void; resourcePath: string },
  source: string,
): void
