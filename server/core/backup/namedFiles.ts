import type { ClientBase } from 'pg';

/** A file that the database names. */
export interface NamedFile {
  id: string;
  /** Null where the bytes were made here and can be made again. */
  sha256: string | null;
  /** Whether somebody can still ask for it. */
  isLive: boolean;
  companyId: string;
  name: string | null;
}

/** Every file that the database names, as the platform sees it: `app.platform` is on in the client's transaction. */
export async function namedFiles(client: ClientBase): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(`
    select id, sha256, deleted_at is null as "isLive", company_id as "companyId", name from stored_file
    union all select id, null, false, company_id, name from background_task where has_file
    order by 1`);
  return rows;
}
