import type { Access } from '../access/Allow.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { DatedKindName } from './dated.rules.ts';

/** Records of a module that have a day, as a part of one statement. */
export interface DatedSource {
  kind: DatedKindName;
  /** Who reads them: holders of one of these levels. */
  access: Access[];
  /**
   * SQL of the rows that touch the days from q.first_day until before q.before, from `q` (company_id, user_id, time_zone, first_day, before): record_id
   * (null for what has no page for everybody), title, detail, first_day, last_day, starts_at and is_done, in this order.
   */
  sql: string | ((viewer: Viewer) => string);
}

declare module '../graphql/Context.ts' {
  interface Services {
    /** What has a day, of all modules. */
    datedSources?: DatedSource[];
  }
}
