import { buffer } from 'node:stream/consumers';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Refused } from '../../core/errors.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { openLink } from '../../core/links/openLink.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { guestAction } from './guestLink.rules.ts';
import type { SharedProject } from './SharedProject.ts';

/** Maximum size of a file that a guest gets, in bytes, because it is sent within the answer. */
const fileLimit = 10 * 1024 * 1024;

/** SQL of the project of a link that works, and of its shared tasks; the link is the parameter. */
const shared = `select l.name as guest_name, p.* from guest_link l join project p on p.company_id = l.company_id and p.id = l.project_id and p.deleted_at is null
  where l.company_id = noria_company() and l.id = ? and l.revoked_at is null and l.deleted_at is null`;
const tasks = `select t.* from p join task t on t.company_id = p.company_id and t.project_id = p.id and t.is_shared and t.deleted_at is null`;

/** Reads the project of a link as its guest sees it. Throws Refused `linkOver`, whatever is wrong with the link. */
export async function openSharedProject(context: Context, token: string): Promise<SharedProject> {
  const { companyId, recordId } = await openLink(context, token, guestAction);
  return context.database.inCompany({ companyId }, async em => {
    const [row] = await em.execute<{ shown: SharedProject }[]>(
      `with p as (${shared}), t as (${tasks})
       select json_build_object('companyName', (select name from company where id = noria_company()), 'guestName', p.guest_name, 'key', p.key, 'name', p.name,
         'startOn', p.start_on, 'dueOn', p.due_on,
         'tasks', (select coalesce(json_agg(json_build_object('key', t.key, 'name', t.name, 'summary', t.summary, 'startOn', t.start_on, 'dueOn', t.due_on,
             'group', c.status_group,
             'comments', (select coalesce(json_agg(json_build_object('author', u.name, 'text', m.text,
                 'createdAt', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by m.created_at, m.id), '[]')
               from record_comment m join user_account u on u.company_id = m.company_id and u.id = m.author_id
               where m.company_id = t.company_id and m.record_id = t.id and m.deleted_at is null),
             'files', (select coalesce(json_agg(json_build_object('fileId', f.id, 'name', s.name, 'size', s.size) order by s.name, f.id), '[]')
               from record_file f join stored_file s on s.company_id = f.company_id and s.id = f.file_id and s.deleted_at is null
               where f.company_id = t.company_id and f.record_id = t.id and f.deleted_at is null)
           ) order by t.number), '[]') from t join status_column c on c.company_id = t.company_id and c.id = t.column_id)) as shown
       from p`,
      [recordId],
    );
    if (!row) throw new Refused('linkOver');
    await em.execute('update guest_link set opened_at = now() where company_id = noria_company() and id = ?', [recordId]);
    return row.shown;
  });
}

/** Reads a file of a shared task as a data URL. Throws Refused `linkOver` for any other file, and for one that is too large. */
export async function openSharedFile(context: Context, token: string, fileId: string): Promise<string> {
  const { companyId, recordId } = await openLink(context, token, guestAction);
  const file = idForm.test(fileId) ? await context.database.inCompany({ companyId }, em => sharedFileOf(em, recordId, fileId)) : undefined;
  const bytes = file && file.size <= fileLimit ? await context.files.read(file.id) : undefined;
  if (!file || !bytes) throw new Refused('linkOver');
  return `data:${file.contentType};base64,${(await buffer(bytes)).toString('base64')}`;
}

async function sharedFileOf(em: EntityManager, linkId: string, fileId: string) {
  const [file] = await em.execute<{ id: string; size: number; contentType: string }[]>(
    `with p as (${shared}), t as (${tasks})
     select s.id, s.size::int as size, s.content_type as "contentType" from t
       join record_file f on f.company_id = t.company_id and f.record_id = t.id and f.deleted_at is null and f.id = ?
       join stored_file s on s.company_id = f.company_id and s.id = f.file_id and s.deleted_at is null`,
    [linkId, fileId],
  );
  return file;
}
