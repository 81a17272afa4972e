import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { Permission } from '../../core/access/Permission.ts';
import { NotFound } from '../../core/errors.ts';
import { documentTypes } from '../../core/files/fileTypes.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Context } from '../../core/graphql/Context.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { guestScope } from '../../core/links/guestScope.ts';
import { inCompanyAsGuest } from '../../core/links/inCompanyAsGuest.ts';
import { RecordFileService } from '../../core/record/RecordFileService.ts';
import { descriptionLimit } from '../../core/rules/fields.ts';
import type { Language } from '../../core/session/Viewer.ts';
import type { ArrivedFile } from '../../core/upload/receiveFile.ts';
import { Position } from '../../staff/position/Position.ts';
import { Application } from '../application/Application.ts';
import { ApplicationService } from '../application/ApplicationService.ts';
import type { ApplyValues } from './careersPage.rules.ts';
import type { OpenCareers } from './openCareers.ts';

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Types of a resume and of a cover letter. */
export const letterTypes = [...documentTypes, office, 'application/msword', 'application/vnd.oasis.opendocument.text'];

/** Files that one application takes through the page; what comes after is an application of its own. */
const filesLimit = 10;

/** What an applicant sends. */
export interface Applied extends ApplyValues {
  positionId: string;
  /** By field of the form. */
  files: Record<string, ArrivedFile>;
  language: Language;
  /** Whether to confirm by e-mail. */
  isMailed: boolean;
}

/** Takes applications that come through a careers page. */
export class ApplyService {
  constructor(
    private readonly context: Context,
    private readonly careers: OpenCareers,
  ) {}

  /**
   * Takes an application for an open position. Somebody who applies again under the same e-mail address while the first application is under
   * consideration adds to it: files that it has not yet, and what the message says. What is known of them stays, because anybody can type an
   * address. @throws NotFound for a position that is not open; InvalidInput naming the file.
   */
  apply(applied: Applied): Promise<void> {
    const { companyId } = this.careers;
    return inCompanyAsGuest(this.context, { companyId, name: applied.name }, false, em =>
      take(guestScope(em, this.context, this.careers, applied.language), applied, this.careers),
    );
  }
}

async function take(scope: Scope, applied: Applied, { title: company }: OpenCareers): Promise<void> {
  const { em, context } = scope;
  const { positionId, files, language, isMailed, message, ...person } = applied;
  const where = { id: positionId, acceptsApplications: true, status: ActiveStatus.ACTIVE, deletedAt: null };
  const position = await em.findOne(Position, where, { lockMode: LockMode.PESSIMISTIC_READ });
  if (!position) throw NotFound();
  const service = new ApplicationService(scope);
  const known = await openApplicationOf(scope, applied);
  const values = { ...person, positionId, coverLetter: message, language: language.toUpperCase(), status: 'ACTIVE' };
  const application = known ?? (await service.create(values as never));
  if (known && message && !known.coverLetter?.includes(message))
    await service.update({ id: known.id, coverLetter: [known.coverLetter, message].filter(Boolean).join('\n\n') });
  if (!known) application.isOnline = true;
  await em.flush();
  const has = await hashesOf(scope, application.id);
  for (const [field, file] of Object.entries(files))
    if (!has.has(createHash('sha256').update(file.bytes).digest('hex')))
      await new RecordFileService(scope).addFromGuest(application, file, field, letterTypes);
  if (!isMailed) return;
  await context.session.outbox.put(em, {
    kind: 'applicationReceived',
    about: { readers: [Permission.HRM] },
    to: person.email,
    language,
    values: { name: person.name, position: position.title, company },
  });
}

/**
 * The application to add to, locked; undefined if there is none, or if it cannot hold what comes. Two that are sent at once wait for each
 * other.
 */
async function openApplicationOf({ em }: Scope, { positionId, email, files, message }: Applied): Promise<Application | undefined> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended(noria_company()::text || ? || lower(?), 0))`, [positionId, email]);
  const [found] = await em.execute<{ id: string }[]>(
    `select a.id from application a join application_column c on c.company_id = a.company_id and c.id = a.column_id and c.kind <> 'CONFIRMED'
     where a.company_id = noria_company() and a.position_id = ? and lower(a.email) = lower(?) and a.status = 'ACTIVE' and a.deleted_at is null
       and length(coalesce(a.cover_letter, '')) + ? <= ? and ? + (select count(*) from record_file f
         where f.company_id = a.company_id and f.record_id = a.id and f.deleted_at is null) <= ?
     order by a.created_at desc, a.id limit 1`,
    [positionId, email, (message?.length ?? 0) + 2, descriptionLimit, Object.keys(files).length, filesLimit],
  );
  if (!found) return undefined;
  return (await em.findOne(Application, { id: found.id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
}

async function hashesOf({ em }: Scope, recordId: string): Promise<Set<string>> {
  const rows = await em.execute<{ sha256: string }[]>(
    `select s.sha256 from record_file f join stored_file s on s.company_id = f.company_id and s.id = f.file_id
     where f.company_id = noria_company() and f.record_id = ? and f.deleted_at is null`,
    [recordId],
  );
  return new Set(rows.map(({ sha256 }) => sha256));
}
