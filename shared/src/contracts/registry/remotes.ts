import Type, { type Static } from 'typebox'
import { Contributions, PlaceKind } from './places'

/** Version of the remote contract; the shell supports this one and the one before. */
export const CONTRACT_VERSION = 1
export const SUPPORTED_CONTRACTS = [1] as const

export const LAYOUTS = ['default', 'down-tips', 'tabbar-list', 'user', 'vlive'] as const
export const GUARDS = ['authenticated', 'user-agent', 'not-authenticated'] as const
export const TABS = ['scores', 'headlines', 'streams', 'messages', 'chatgpt', 'my'] as const

export type LayoutName = (typeof LAYOUTS)[number]
export type GuardName = (typeof GUARDS)[number]
export type TabName = (typeof TABS)[number]

/** One route of a remote as the shell knows it before loading any of its code. */
export const RemoteRoute = Type.Object(
  {
    path: Type.String({ pattern: '^/', description: 'React Router pattern, absolute' }),
    title: Type.String(),
    description: Type.Optional(Type.String()),
    /**
     * Name of the data that gives the page its title, description and picture, such as
     * `football-match`; those of the route stand where it gives none.
     */
    titleFrom: Type.Optional(Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' })),
    layout: Type.Enum(LAYOUTS),
    /**
     * A plain string: an unknown name, which the publish check rejects, is the visible fault 500
     * "Unknown middleware …" on a page.
     */
    guard: Type.Optional(Type.String()),
    tab: Type.Optional(Type.Enum(TABS)),
    redirect: Type.Optional(Type.String({ pattern: '^/' })),
    /**
     * True while the page has no code or is unfinished: visitors see 频道未上线, a development
     * override shows it. Without it, a route without code is not published.
     */
    planned: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
)
export type RemoteRoute = Static<typeof RemoteRoute>

/** `remote.json`, beside a remote's package.json and published with it. */
export const RemoteMeta = Type.Object(
  {
    name: Type.String({ pattern: '^mf_[a-z_]+$' }),
    titleZh: Type.String({
      description: 'name for people, shown when the remote fails, such as 赛事',
    }),
    contract: Type.Integer({ minimum: 1 }),
    routes: Type.Array(RemoteRoute, { minItems: 1 }),
    /**
     * Data a page may ask for before its code has come, by route path. The page starts these
     * requests itself and leaves the answers in `window.__early`; `:name` stands for the parameter
     * of the route, and what follows a `#` is the body of a POST: `/list#{"type":0}`.
     */
    preload: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^/' })))),
    /**
     * Names of the lazy chunks that a page starts with, by route path, such as `score-lists` for
     * `score-lists.1a2b3c4d.js`: the page fetches them while the shell is still on its way.
     */
    chunks: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String({ pattern: '^[\\w-]+$' }))),
    ),
    /**
     * Beginnings of class names of libraries that this remote bundles with their style sheets, such
     * as `reactEasyCrop_`. Other classes begin with the name of the remote.
     */
    libraryClasses: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Za-z][\\w-]{2,}$' }))),
    /** Places in the pages of this remote that show what remotes contribute, by name. */
    places: Type.Optional(Type.Record(Type.String(), PlaceKind)),
    /** Links and widgets of this remote in places of any remote. */
    contributes: Type.Optional(Contributions),
  },
  { additionalProperties: false },
)
export type RemoteMeta = Static<typeof RemoteMeta>

/** A JSON file with a hash of its content in its name, and its digest. */
export const ListFile = Type.Object({
  file: Type.String(),
  integrity: Type.String({ description: 'sha384-…' }),
})
export type ListFile = Static<typeof ListFile>

/** What a page needs to load a version: the content of `files.<hash>.json` below its directory. */
export type FileList = {
  /** `sha384-…` of each script and style sheet, by path below the directory of the version. */
  integrity: Record<string, string>
  /** What the shell reads of `mf-manifest.json`. */
  manifest: {
    metaData: { pluginVersion?: string; remoteEntry: { path: string; name: string } }
  }
}

/** A version of a remote as a page names it. */
export type ListedVersion = {
  version: string
  /** Directory of this version, ending in `/`. */
  base: string
  /** Its list of files, below `base`. */
  list: ListFile
}

/** One remote of the set pinned for a page load. */
export type PinnedRemote = ListedVersion & {
  name: string
  /** Version to fall back to when this one fails twice, if there is one. */
  previous?: ListedVersion
}

/**
 * Answers that the page asked for before any code had come: `window.__early`, by path with query
 * exactly as the client would ask. Who takes one deletes it, so that it serves once.
 */
export type EarlyAnswers = Record<string, Promise<Response> | undefined>

/** What the HTML handler inlines as JSON in `<script id="boot" type="application/json">`. */
export type PageBoot = {
  /** Identifies the set; a newer one is offered at the next full load. */
  setId: string
  remotes: PinnedRemote[]
  /** Every known route, published or not. */
  metas: RemoteMeta[]
  /** List of files of the remote that the URL belongs to, by remote name. */
  lists: Record<string, FileList>
  shell: {
    /** Changes with any file of the shell. */
    version: string
    /** List of the shell's scripts and style sheets, below `/assets/`. */
    list: ListFile
  }
  config: ClientConfig
}

/** Settings of the server that the browser needs. Hosts are empty for the page's own origin. */
export type ClientConfig = {
  mainHost: string
  messageHost: string
  roomHost: string
  /** True on `CHATGPT_PORT`: the ChatGPT tab stands where messages stand. */
  chatGptVariant: boolean
  antiInspect: boolean
  analyticsUrl: string
  /** AES key of passwords on their way, 16 bytes as hex: a shape of the wire, not a protection. */
  passwordKey: string
  allowOverrides: boolean
}

const ShellFile = Type.Object({
  file: Type.String({ description: 'name below /assets/' }),
  integrity: Type.String({ description: 'sha384-…' }),
  bytes: Type.Integer(),
})

/** `shell/dist/shell-manifest.json`: what a page of the built shell consists of. */
export const ShellManifest = Type.Object({
  /** Changes with any file of the shell. */
  version: Type.String(),
  /** Scripts of the page, in order; all may be `defer`. */
  scripts: Type.Array(ShellFile),
  /** Style sheets of the page, in order. */
  styles: Type.Array(ShellFile),
  /** Chunks that every page asks for right after its scripts: worth a preload link. */
  preload: Type.Array(ShellFile),
  /** The file with `sha384-…` of every script and style sheet, lazy ones too, by file name. */
  list: ListFile,
})
export type ShellManifest = Static<typeof ShellManifest>
