import { gzipSync } from 'node:zlib'

export type CodeFile = { file: string; gzipBytes: number; isChart: boolean }

/** The files with their size in gzip; those of the chart library are marked. */
export async function weigh(urls: readonly string[]): Promise<CodeFile[]> {
  const files = await Promise.all(
    urls.map(async (url) => {
      const text = await (await fetch(url)).text()
      return {
        file: url.replace(/^.*\//, ''),
        gzipBytes: gzipSync(text, { level: 9 }).length,
        isChart: /zrender|echarts/i.test(text),
      }
    }),
  )
  return files.sort((a, b) => b.gzipBytes - a.gzipBytes)
}
