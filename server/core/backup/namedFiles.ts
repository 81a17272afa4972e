import type { ClientBase } from 'pg';

/** A file that the database references. */
export interface NamedFile {
  id: string;
  /** Null if the content was generated here and can be generated again. */
  sha256: string | null;
  /** Whether the file can still be requested. */
  isLive: boolean;
  companyId: string;
  name: string | null;
}

/** Returns every file that the database references, as the platform: `app.platform` must be on in the client's transaction. */
export async function namedFiles(client: ClientBase): Promise<NamedFile[]> {
  const { rows } = await client.query<NamedFile>(`
    select id, sha256, deleted_at is null as "isLive", company_id as "companyId", name from stored_file
    union all select id, null, false, company_id, name from background_task where has_file
    order by 1`);
  return rows;
}
