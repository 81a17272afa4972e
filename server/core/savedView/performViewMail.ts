import { writeAudit } from '../audit/writeAudit.ts';
import { declaredFields } from '../customField/customValues.ts';
import { noteNotice } from '../database/ChangeLog.ts';
import { RequestError } from '../errors.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { Context } from '../graphql/Context.ts';
import { writeMail } from '../mail/writeMail.ts';
import { inLanguage } from '../pages/inLanguage.ts';
import { storeForMail } from '../print/storeForMail.ts';
import type { RestSchema } from '../rest/answerCall.ts';
import { nameInTrail, type Viewer } from '../session/Viewer.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { TaskStatus } from '../task/BackgroundTask.ts';
import { contextOfViewer } from '../task/contextOfViewer.ts';
import { fileTask } from '../task/fileTasks.ts';
import { inCompanyAsViewer } from '../task/inCompanyAsViewer.ts';
import type { ClaimedTask, TaskResult } from '../task/TaskRun.ts';
import { listOperation } from './listOperation.ts';
import { noteViewMailFailure } from './noteViewMailFailure.ts';
import { viewMailing } from './queueViewMail.ts';
import { SavedView } from './SavedView.ts';
import { ViewMail } from './ViewMail.ts';
import { viewFile, type ViewFile } from './viewFile.ts';
import { newViewMailLink } from './viewMailLinks.ts';
import { viewRequest } from './viewRequest.ts';

type Parts = RestSchema & { files: FileStore };
/** A file for one of those who get the view. */
type Addressed = ViewFile & { reader: Viewer };

/** Nothing that trying again would change: the view is gone, or its user lost a right. */
class Over extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/**
 * Mails a view: a file for its user and one for each other reader, with what each of them may see at that moment. A refusal switches it off and is
 * told; a reader who lost the right is left out, which is told too. Other failures are told, and tried again as tasks are. The mails are queued in
 * one transaction that notes the task, so a task that is run twice mails once.
 */
async function performViewMail(parts: Parts, { id: taskId, input }: ClaimedTask, context: Context): Promise<TaskResult> {
  const viewer = context.viewer!;
  const about = { id: input.id as string, companyId: viewer.companyId, userId: viewer.userId };
  const { mail, view } = await context.database.inCompany(viewer, async em => {
    const found = await em.findOne(ViewMail, { id: about.id, deletedAt: null });
    return { mail: found, view: found && (await em.findOne(SavedView, { id: found.viewId, deletedAt: null })) };
  });
  // Deleted since it was queued.
  if (!mail) return { status: TaskStatus.DONE, counts: { rows: 0 } };
  try {
    if (!view) throw new Over('viewMailViewGone');
    await refuseGoneFields(mail, view, context);
    const made = await filesOf(parts, mail, view, context);
    await post(context, mail, view, { taskId, made });
    const refused = readersOf(mail).length + 1 - made.length;
    if (refused)
      await noteViewMailFailure(context.session, about, { code: 'viewMailReadersLeft', params: { count: refused }, isOver: false });
    return { status: TaskStatus.DONE, counts: { rows: made[0].rows } };
  } catch (error) {
    const code = refusalOf(error);
    await noteViewMailFailure(context.session, about, { code: code ?? 'viewMailFailed', isOver: code !== undefined });
    if (code === undefined) throw error;
    return { status: TaskStatus.FAILED, error: { code } };
  }
}

fileTask(viewMailing, performViewMail);

/** The code of a refusal that stays; undefined for what may pass, such as a database that is busy. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof Over) return error.code;
  return error instanceof RequestError && error.code !== 'UNAVAILABLE' ? error.messageId : undefined;
}

/** Refuses a view that filters or sorts by custom fields which are not in use any more: it would find nothing. */
async function refuseGoneFields({ reading }: ViewMail, view: SavedView, { viewer, database }: Context): Promise<void> {
  if (!reading.customized) return;
  const { variables } = viewRequest(view, reading, viewer!.timeZone);
  const { filter, sort } = variables as { filter: { customFields?: { key: string }[] }; sort: { customField?: string } };
  const asked = [...(filter.customFields ?? []).map(({ key }) => key), ...(sort.customField ? [sort.customField] : [])];
  if (!asked.length) return;
  const fields = await database.inCompany(viewer!, em => declaredFields({ em }, reading.customized!));
  if (asked.some(key => !fields.some(field => field.key === key))) throw new Over('viewMailFieldGone');
}

/** Other users who get it, without those who stopped it by the link in a mail. */
const readersOf = ({ readerIds, leftIds }: ViewMail) => readerIds.filter(id => !leftIds.includes(id));

/** Writes the user's file, and one for each other reader who may export the list. */
async function filesOf(parts: Parts, mail: ViewMail, view: SavedView, context: Context): Promise<Addressed[]> {
  const query = listOperation(context, mail.reading.operation);
  if (!query) throw new Over('viewMailOutdated');
  const fileFor = async (reader: Viewer): Promise<Addressed> => {
    const { variables, columns } = viewRequest(view, mail.reading, reader.timeZone);
    const request = { query, variables, columns, name: view.name, format: mail.format, language: mail.language };
    const { language, origin } = context;
    return { ...(await viewFile(parts, request, contextOfViewer(context, reader, { language, origin }))), reader };
  };
  const made = [await fileFor(context.viewer!)];
  const readers = readersOf(mail);
  for (const userId of readers) {
    await context.progress?.(made.length, readers.length + 1);
    const reader = await viewerOfUser(context.session.sessions, { companyId: mail.companyId, userId });
    const file = reader && (await fileFor(reader).catch(leaveRefused));
    if (file) made.push(file);
  }
  return made;
}

function leaveRefused(error: unknown): undefined {
  if (refusalOf(error) === undefined) throw error;
}

/** Queues the mails, unless this task has done so before. */
const post = (context: Context, mail: ViewMail, view: SavedView, { taskId, made }: { taskId: string; made: Addressed[] }) =>
  inCompanyAsViewer(context, async scope => {
    const { em, viewer } = scope;
    const { outbox, settings } = context.session;
    const claimed = await em.execute<{ id: string }[]>(
      `update view_mail set last_task_id = ?, last_sent_at = now(), failure = case when ? then failure end, version = version + 1, updated_at = now()
       where company_id = noria_company() and id = ? and last_task_id is distinct from ? returning id`,
      [taskId, made.length <= readersOf(mail).length, mail.id, taskId],
    );
    if (!claimed.length) return;
    noteNotice(em, { id: mail.id, type: ViewMail.name, kind: 'UPDATED', userId: viewer.userId });
    const company = viewer.companyName;
    for (const { reader, name, bytes, contentType, rows, isCut } of made) {
      const { language } = reader;
      const attachment = await storeForMail(scope, { name, pdf: bytes }, contentType);
      const values = { name: reader.name, view: view.name, rows, company, sender: viewer.name };
      const link = `${settings.publicUrl}${inLanguage(language, mail.reading.path)}?${addressOf(view)}`;
      const stop = { id: mail.id, readerId: reader.userId, publicUrl: settings.publicUrl, language };
      // Whoever has it mailed switches it off in Noria.
      const stopLink = reader.userId === mail.userId ? undefined : await newViewMailLink(em, stop);
      await outbox.post(em, {
        ...writeMail({ kind: isCut ? 'viewMailCut' : 'viewMail', to: reader.email, language, values, link, stopLink }),
        stopLink,
        about: { userId: reader.userId },
        to: reader.email,
        language,
        senderName: company,
        attachments: [attachment],
        forgetsAttachments: true,
      });
    }
    const told = made.map(({ reader }) => reader.email).join(', ');
    await writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin: context.origin }, [
      { action: 'EXPORTED', entityType: ViewMail.name, entityId: mail.id, entityName: made[0].name, changes: { to: [null, told] } },
    ]);
  });

/** The query string that opens a view in its list. */
function addressOf({ query, id }: SavedView): string {
  const address = new URLSearchParams(query);
  address.set('view', id);
  return address.toString();
}
