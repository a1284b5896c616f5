import Type, { type Static } from 'typebox'

/** Places that list links to pages. */
export const LINK_PLACES = ['user.entries'] as const

/** Places that show widgets, each with the values that it gives them as props. */
export const WIDGET_PLACES = {
  'match.tabs': Type.Object({
    sport: Type.String({ description: 'one of the sports that the contribution names' }),
    matchId: Type.Integer(),
  }),
  /**
   * Lines above the list of /live/hot, 1.12rem high: the height is reserved while a line loads, and
   * one that renders nothing takes none.
   */
  'home.sections': Type.Object({}),
  /** Sections below the public profile of a member. */
  'member.sections': Type.Object({ memberId: Type.String() }),
  /** Video of the match, below the header of its page, while the user watches. */
  'match.video': Type.Object({
    sport: Type.String({ description: 'one of the sports that the contribution names' }),
    matchId: Type.Integer(),
  }),
} as const

export type LinkPlace = (typeof LINK_PLACES)[number]
export type WidgetPlace = keyof typeof WIDGET_PLACES
export type PlaceName = LinkPlace | WidgetPlace
export type PlaceValues<Place extends WidgetPlace> = Static<(typeof WIDGET_PLACES)[Place]>

/** What a place shows: its contributions are links, or widgets that load code. */
export const PlaceKind = Type.Enum(['link', 'widget'] as const)
export type PlaceKind = Static<typeof PlaceKind>

/** Icons of a link, drawn by shared/ui. */
const LINK_ICONS = [
  'ball',
  'bulb',
  'clock',
  'gear',
  'headlines',
  'info',
  'list',
  'message',
  'person',
  'pitch',
  'star',
  'tv',
] as const

/** Counters of the shell that a link may show, known before any code of its remote. */
const COUNTERS = ['unread'] as const

const declared = {
  id: Type.String({
    pattern: '^[a-z]+(-[a-z]+)*$',
    description: 'once in a place; of a widget also its name in the module',
  }),
  title: Type.String({ description: 'label on the screen' }),
  order: Type.Integer({ minimum: 0, description: 'smaller numbers stand first' }),
  /** A plain string, as the guard of a route: the publish check names the known ones. */
  guard: Type.Optional(Type.String({ description: 'who sees it; without it everybody' })),
}

/** A link in a place, such as an entry of 我的. */
export const LinkContribution = Type.Object(
  {
    ...declared,
    to: Type.String({ pattern: '^/', description: 'address of a page of the same remote' }),
    icon: Type.Enum(LINK_ICONS),
    /** `unread`: notices that wait for the member. */
    badge: Type.Optional(Type.Enum(COUNTERS)),
    note: Type.Optional(Type.String({ description: 'a few words beside the label' })),
    group: Type.Enum(['mine', 'help'] as const, { description: 'card that lists it' }),
  },
  { additionalProperties: false },
)
export type LinkContribution = Static<typeof LinkContribution>

/** A widget in a place, such as a tab of a match. Its code loads when it is opened. */
export const WidgetContribution = Type.Object(
  {
    ...declared,
    sports: Type.Array(Type.String(), { minItems: 1, description: 'sports that have it' }),
  },
  { additionalProperties: false },
)
export type WidgetContribution = Static<typeof WidgetContribution>

/** Contributions of a remote by the place that shows them. */
export const Contributions = Type.Record(
  Type.String(),
  Type.Array(Type.Union([LinkContribution, WidgetContribution])),
)
