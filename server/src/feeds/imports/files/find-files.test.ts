import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFiles } from './find-files'

function folder(files: string[]): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'find-'))
  for (const file of files) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(dir, file), '')
  }
  return dir
}
const namesIn = (dir: string) => findFiles(dir, '.csv').files.map(({ file }) => file)

describe('files of a folder', () => {
  it('are found in all subfolders except those of tools', () => {
    const dir = folder([
      'b.csv',
      'a/x.csv',
      'a/b/y.csv',
      'a/z.txt',
      '.git/c.csv',
      'node_modules/d.csv',
    ])
    expect(namesIn(dir)).toEqual(['a/b/y.csv', 'a/x.csv', 'b.csv'])
  })

  it('are found once behind links, also in a circle of links', () => {
    const away = folder(['E0.csv'])
    const dir = folder(['2024/E0.csv'])
    symlinkSync(away, path.join(dir, '2025'))
    symlinkSync(away, path.join(dir, 'again'))
    symlinkSync(path.join(dir, '2024'), path.join(dir, '2000'))
    symlinkSync(dir, path.join(dir, '2024', 'circle'))
    symlinkSync(path.join(away, 'E0.csv'), path.join(dir, 'one.csv'))
    expect(namesIn(dir)).toEqual(['2024/E0.csv', '2025/E0.csv'])
  })

  it('report a broken link', () => {
    const dir = folder(['a.csv'])
    symlinkSync(path.join(dir, 'nothing'), path.join(dir, 'b.csv'))
    const { files, unreadable } = findFiles(dir, '.csv')
    expect(files).toHaveLength(1)
    expect(unreadable).toEqual([{ file: 'b.csv', why: expect.stringContaining('ENOENT') }])
  })

  it('throw for a missing folder', () => {
    const dir = folder(['a.csv'])
    expect(() => findFiles(path.join(dir, 'none'), '.csv')).toThrow(`no folder ${dir}/none`)
    expect(() => findFiles(path.join(dir, 'a.csv'), '.csv')).toThrow('no folder')
  })
})
