import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/**
 * Everything that pages show of imported matches, one line per match, with names instead of ids:
 * equal for two databases with the same content, independent of the order of the imports.
 */
export async function importedContent(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' | ', l.key, t.key, h.key || '–' || a.key, m.kickoff_at, m.round, m.neutral,
      m.source,
      concat_ws(' ', s.status, s.score, s.half, s.corners, s.yellow, s.red, s.extra, s.shootout,
        s.source),
      (SELECT string_agg(concat_ws(' ', i.key, i.type, i.side, i.minute, i.added_minute, i.player,
          i.other_player, i.score, i.corrected, i.source), '; ' ORDER BY i.key)
        FROM football_incidents i WHERE i.match_id = m.id AND NOT i.withdrawn),
      (SELECT string_agg(concat_ws(' ', c.half, c.type, c.home, c.away, c.source), '; '
          ORDER BY c.half, c.type)
        FROM football_statistics c WHERE c.match_id = m.id),
      (SELECT nullif(concat_ws(' ', f.referee, f.venue), '')
        FROM football_match_facts f WHERE f.match_id = m.id),
      (SELECT string_agg(concat_ws(' ', p.side, p.formation, p.coach), '; ' ORDER BY p.side)
        FROM football_lineups p WHERE p.match_id = m.id),
      (SELECT md5(string_agg(concat_ws(' ', q.type, q.company_id, q.opening, q.prematch), ';'
          ORDER BY q.type, q.company_id))
        FROM odds_lines q WHERE q.match_id = m.id)) AS line
    FROM matches m JOIN seasons t ON t.id = m.season_id JOIN leagues l ON l.id = m.league_id
    JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
    JOIN football_match_states s ON s.match_id = m.id
    ORDER BY line`.execute(db)
  return rows.map(({ line }) => line)
}

/** What imports add to the catalogue beside matches, one line per entry, with names for ids. */
export async function importedCatalogue(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT 'area ' || key AS line FROM areas
    UNION ALL SELECT concat_ws(' ', 'league', s.key, l.key, l.name_zh)
      FROM leagues l JOIN sports s ON s.id = l.sport_id
    UNION ALL SELECT concat_ws(' ', 'season', l.key, t.name, t.starts_on, t.ends_on)
      FROM seasons t JOIN leagues l ON l.id = t.league_id
    UNION ALL SELECT concat_ws(' ', 'team', s.key, t.key, t.name_zh)
      FROM teams t JOIN sports s ON s.id = t.sport_id
    UNION ALL SELECT concat_ws(' ', 'player', s.key, p.key, p.name_zh, t.key)
      FROM players p JOIN sports s ON s.id = p.sport_id LEFT JOIN teams t ON t.id = p.team_id
    ORDER BY line`.execute(db)
  return rows.map(({ line }) => line)
}
