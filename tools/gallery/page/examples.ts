/// <reference types="webpack/module" />
import type { createFakeHttp } from '@saidian/shared/testing'
import type { ComponentType } from 'react'
import { pieceOf } from './piece-name'

/** Answers of the calls that the examples of a piece make, by `GET /path`. */
type Answers = Parameters<typeof createFakeHttp>[0]

type ExampleModule = {
  source: string
  /** The states cover the page: each is shown in a frame of its own. */
  isOverlay?: boolean
  answers?: Answers
}

export type Examples = {
  /** States in the order of the file, by name. */
  states: (readonly [name: string, State: ComponentType])[]
  source: string
  isOverlay: boolean
  answers: Answers
}

const files = import.meta.webpackContext('../../../shared/src', {
  recursive: true,
  regExp: /\.gallery\.tsx$/,
  mode: 'lazy',
})

/** Names of all pieces with examples. */
export const PIECES: readonly string[] = [...new Set(files.keys().map(pieceOf))].sort()

/** Loads the examples of one piece. Throws for a name without examples. */
export async function loadExamples(piece: string): Promise<Examples> {
  const file = files.keys().find((key) => pieceOf(key) === piece)
  if (!file) throw new Error(`no examples of ${piece}`)
  const found = (await files(file)) as ExampleModule & Record<string, unknown>
  const { source, isOverlay = false, answers = {} } = found
  const place = (name: string) => source.indexOf(`export function ${name}(`)
  const states = Object.entries(found)
    .filter((entry): entry is [string, ComponentType] => place(entry[0]) >= 0)
    .sort(([a], [b]) => place(a) - place(b))
  return { states, source, isOverlay, answers }
}
