import type { EntityManager } from '@mikro-orm/postgresql';
import { refusal } from '../access/allows.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { CommittedChange } from '../changes/ChangeFeed.ts';
import { storeChanges } from '../changes/publishChanges.ts';
import { watchChanges } from '../database/ChangeLog.ts';
import { classOf } from '../database/RecordType.ts';
import { retrying } from '../database/retrying.ts';
import { Conflict, InvalidInput, Refused, RequestError } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Context } from '../graphql/Context.ts';
import { openLink } from '../links/openLink.ts';
import { inTransaction } from '../session/SignedIn.ts';
import type { Viewer } from '../session/Viewer.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { contextOfViewer } from '../task/contextOfViewer.ts';
import { decisionRules, type DecisionValues } from './decision.rules.ts';
import { decisionAction, decisionBond } from './decisionLinks.ts';
import type { DecisionDetails, MailedDecision } from './MailedDecision.ts';
import { mailedDecisionOf } from './mailedDecisionOf.ts';
import type { OpenDecision } from './OpenDecision.ts';

/** A decision of the holder of a link. */
interface ByLink {
  token: string;
  dryRun?: boolean;
}

/** The holder of a link: the user whom it was sent to, with what they hold now. */
interface Holder {
  viewer: Viewer;
  recordId: string;
  decision: MailedDecision;
}

/**
 * What waits for the holder of a link.
 * @throws Refused `linkOver`, whatever is wrong: the link, the user or their rights, a record that was changed or decided.
 */
export async function openDecision(context: Context, token: string): Promise<OpenDecision> {
  const holder = await holderOf(context, token);
  return context.database.inCompany(holder.viewer, async em => (await waitingAt(em, holder, token, false)).shown);
}

/**
 * Decides as the user whom the link was sent to, by the command of a signed-in user, and uses the link up. The history names them, and that
 * it was by mail.
 * @throws InvalidInput, Refused as the command does; Refused `linkOver` as `openDecision`.
 */
export async function decideByLink(context: Context, { token, dryRun = false, ...input }: ByLink): Promise<void> {
  const { answer, note } = check(decisionRules, input);
  const holder = await holderOf(context, token);
  const { decision } = holder;
  if (answer === 'REJECT' && !decision.reject) throw new InvalidInput({ field: 'answer', code: 'invalid' });
  if (!note && (answer === 'REJECT' ? decision.needsReason : decision.needsNote))
    throw new InvalidInput({ field: 'note', code: 'required' });
  const written = await retrying(() => decideOnce(context, holder, { token, dryRun, answer, note })).catch(told);
  if (!dryRun) for (const change of written) context.changes.announce(change);
}

async function decideOnce(
  context: Context,
  holder: Holder,
  { token, dryRun, answer, note }: Required<ByLink> & DecisionValues,
): Promise<CommittedChange[]> {
  const { viewer, recordId, decision } = holder;
  const em = context.database.forTenant(viewer);
  const changes = watchChanges(em);
  const scope = { em, viewer, context: contextOfViewer(context, viewer, { language: context.language, origin: context.origin }) };
  return inTransaction(em, dryRun, async () => {
    const { version } = await waitingAt(em, holder, token, true);
    const decided = { id: recordId, version, note };
    await (answer === 'APPROVE' ? decision.approve(scope, decided) : decision.reject!(scope, decided));
    await em.flush();
    await context.followUps.ownersChanged(scope, changes);
    await context.followUps.statusesChanged(scope, changes);
    const actor = { id: viewer.userId, name: viewer.name, origin: context.origin };
    const named = changes.find(({ id, isNotice }) => id === recordId && !isNotice);
    const line = { action: 'DECIDED_BY_MAIL', entityType: classOf(decision.code)!.name, entityId: recordId, entityName: named?.name };
    await writeAudit(em, actor, [line]);
    return storeChanges(em, actor, viewer.companyId, changes);
  });
}

/** The user of a link, if they may still sign in with a password alone. */
async function holderOf(context: Context, token: string): Promise<Holder> {
  const { companyId, recordId, userId } = await openLink(context, token, decisionAction);
  const decision = mailedDecisionOf(context, recordId);
  const viewer = userId && (await viewerOfUser(context.session.sessions, { userId, companyId }));
  if (!decision || !viewer || viewer.needsSecondFactor) throw new Refused('linkOver');
  return { viewer, recordId, decision };
}

/** What waits, and its version; it takes the link first, so that of two decisions at once the second finds it used. */
async function waitingAt(
  em: EntityManager,
  { viewer, recordId, decision }: Holder,
  token: string,
  takes: boolean,
): Promise<{ shown: OpenDecision; version: number }> {
  const bond = await decisionBond(em, token, takes);
  const [row] = await em.execute<{ version: number }[]>(
    `select version from ${decision.table} where company_id = noria_company() and id = ? and deleted_at is null`,
    [recordId],
  );
  const shown = bond?.recordVersion === row?.version && (await shownTo(em, viewer, decision, recordId));
  if (!bond || !shown) throw new Refused('linkOver');
  return { shown, version: row.version };
}

/** The row of the viewer's inbox, whose sources hold rights, limits and delegations. */
async function shownTo(em: EntityManager, viewer: Viewer, decision: MailedDecision, id: string): Promise<OpenDecision | undefined> {
  const { sources, needsReason, takesNote, needsNote = false } = decision;
  const mayReject = !!decision.reject;
  for (const { kind, sql } of sources.filter(({ access, action }) => !refusal(viewer, access, action))) {
    const [row] = await em.execute<Omit<OpenDecision, 'kind' | keyof DecisionDetails>[]>(
      `with q as materialized (
         select c.id as company_id, c.currency, c.time_zone, ?::uuid as user_id, (now() at time zone c.time_zone)::date as today from company c where c.id = noria_company()
       )
       select s.title, s.detail, s.person, s.due_on::text as "dueOn", trim_scale(s.quantity)::text as quantity, trim_scale(s.amount)::text as amount,
         trim(s.currency) as currency
       from (${typeof sql === 'string' ? sql : sql(viewer)}) s (record_id, title, detail, person, due_on, since, quantity, amount, currency) where s.record_id = ?`,
      [viewer.userId, id],
    );
    if (!row) continue;
    const none = { endsOn: null, lines: [], startsAt: null, endsAt: null, timeZone: null, reason: null };
    const details = { ...none, ...(await decision.details(em, id)) };
    return {
      ...row,
      ...details,
      kind,
      mayReject,
      needsReason,
      takesNote,
      needsNote,
      companyName: viewer.companyName,
      approverName: viewer.name,
    };
  }
  return undefined;
}

/** A record that was changed or may no longer be decided is a link that is over; what a rule refuses is told, at the note where it concerns that. */
function told(error: unknown): never {
  const isOver = error instanceof Conflict || (error instanceof RequestError && ['NOT_FOUND', 'FORBIDDEN'].includes(error.code));
  if (isOver) throw new Refused('linkOver');
  if (!(error instanceof InvalidInput)) throw error;
  const ofNote = ['reason', 'overrideReason'];
  throw new InvalidInput(...error.issues.map(issue => ({ ...issue, field: ofNote.includes(issue.field ?? '') ? 'note' : issue.field })));
}
