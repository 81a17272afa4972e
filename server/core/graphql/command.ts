import type { EntityManager } from '@mikro-orm/postgresql';
import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { CompiledQuery } from 'kysely';
import { watchChanges } from '../database/ChangeLog.ts';
import type { CommittedChange } from '../changes/ChangeFeed.ts';
import { storeChanges } from '../changes/publishChanges.ts';
import { beginWrite } from '../database/beginTransaction.ts';
import { undoOutside } from '../database/onRollback.ts';
import { asExpected } from '../database/databaseErrors.ts';
import { readText } from '../database/readText.ts';
import { retrying } from '../database/retrying.ts';
import { Conflict, ExpectedError, NotSignedIn, RefusedWithAnswer } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import { nameInTrail, type Viewer } from '../session/Viewer.ts';
import type { Context } from './Context.ts';
import { claimKey, claimOf, storeResult, type Replay } from './idempotency.ts';
import { nameMissing } from './nameMissing.ts';
import type { CommandInput } from './Payload.ts';
import { payloadPlan } from './payloadPlan.ts';
import { metadataByType } from './reads.ts';
import { setRetryAfter } from './setRetryAfter.ts';
import type { Scope } from './Scope.ts';

/** Result of a command: its payload's fields, each a record to show or a plain value. */
export type Answer = Record<string, unknown>;

/** Options of a command. */
export interface CommandOptions {
  /** Runs as the platform instead of the request role, for the platform's own tables. */
  platform?: boolean;
}

/**
 * Runs one mutation in one transaction: the work, its audit entries, its notification of other processes and the read of its result, all
 * or nothing. Expected failures become `payload.errors`; a repeated idempotency key returns the first run's result; `dryRun` rolls back
 * after the result is read (architecture, "How data flows"; domain §0).
 */
export async function command(
  context: Context,
  info: GraphQLResolveInfo,
  input: CommandInput,
  work: (scope: Scope) => Promise<Answer>,
  options: CommandOptions = {},
): Promise<object> {
  try {
    return await retrying(() => runOnce(context, info, input, work, options));
  } catch (thrown) {
    const error = await nameMissing(context, info, input, thrown);
    const expected = asExpected(error);
    if (!expected) throw error;
    setRetryAfter(context, expected.issues);
    return failedPayload(context, info, expected);
  }
}

async function runOnce(
  context: Context,
  info: GraphQLResolveInfo,
  input: CommandInput,
  work: (scope: Scope) => Promise<Answer>,
  { platform }: CommandOptions,
): Promise<object> {
  const { viewer, database, origin } = context;
  if (!viewer) throw NotSignedIn();
  const { entry } = context;
  const stamp = platform ? undefined : entry?.stamp;
  const em = platform ? database.forPlatform(viewer) : stamp === undefined ? database.forTenant(viewer) : database.em.fork();
  const changes = watchChanges(em);
  await em.begin();
  try {
    if (stamp !== undefined) await enter(em, viewer, stamp);
    const { dryRun } = input;
    const claim = claimOf(info, input, viewer.userId);
    const replayed: Replay | undefined = claim && (await claimKey(em, claim));
    let answer: Answer;
    let written: CommittedChange[] = [];
    if (replayed) answer = replayed.answer;
    else {
      const scope = { em, viewer, context };
      answer = await work(scope);
      await em.flush();
      await context.followUps.ownersChanged(scope, changes);
      await context.followUps.statusesChanged(scope, changes);
      written = await storeChanges(em, { id: viewer.userId, name: nameInTrail(viewer), origin }, viewer.companyId, changes);
      if (claim) await storeResult(em, claim, answer);
    }
    const payload = await readPayload(context, info, answer, [], em);
    // Sends statements that still wait for a round trip, which a rollback would drop.
    if (dryRun) await em.getKysely().executeQuery(CompiledQuery.raw('select'));
    await (dryRun ? em.rollback() : em.commit());
    if (dryRun) await undoOutside(em);
    if (entry) Object.assign(entry, { stamp: undefined, isCommand: !platform });
    if (!dryRun) for (const change of written) context.changes.announce(change);
    return payload();
  } catch (error) {
    // A commit with an unknown outcome may have succeeded and refer to the files, so they are kept.
    if (em.isInTransaction()) await em.rollback().then(() => undoOutside(em));
    throw error;
  }
}

/** Sets the company of a transaction; fails if the viewer's permissions have changed since the stamp. */
const enter = (em: EntityManager, { sessionId, companyId, userId }: Viewer, stamp: string) =>
  em.getKysely().executeQuery(CompiledQuery.raw(beginWrite(sessionId), [sessionId, companyId, userId, stamp]));

/**
 * Returns the payload of a command that failed as expected: its errors and, on a conflict, who changed the record and its current state.
 */
async function failedPayload(context: Context, info: GraphQLResolveInfo, error: ExpectedError): Promise<object> {
  const stale = error instanceof Conflict ? error : undefined;
  const issues = stale
    ? [{ code: 'conflict', params: { id: stale.currentId, by: await lastChanger(context, stale.currentId) } }]
    : error.issues;
  const errors = issues.map(issue => ({ ...issue, message: errorText(context.language, issue.code, issue.params) }));
  const field = stale && recordField(info);
  const answer = error instanceof RefusedWithAnswer ? error.answer : {};
  const payload = await readPayload(context, info, field ? { [field]: { id: stale.currentId } } : answer, errors);
  return payload();
}

/** Returns the name of the last user who changed a record, as it was at the time. */
const lastChanger = ({ database, viewer }: Context, id: string): Promise<string | undefined> =>
  database.inCompany(viewer!, async em => {
    const [entry] = await em.execute<{ actor_name: string | null }[]>(
      'select actor_name from audit_entry where company_id = noria_company() and entity_id = ? order by at desc limit 1',
      [id],
    );
    return entry?.actor_name ?? undefined;
  });

/** Returns the payload field that holds a record, if there is one. */
const recordField = (info: GraphQLResolveInfo) =>
  Object.values((getNamedType(info.returnType) as GraphQLObjectType).getFields()).find(
    ({ name, type }) => name !== 'errors' && isObjectType(getNamedType(type)),
  )?.name;

/**
 * Reads the payload by response key. One statement reads its records, inside the command's transaction if that is still open; it is sent
 * together with the commit or rollback, so the payload is available only after that.
 */
async function readPayload(
  context: Context,
  info: GraphQLResolveInfo,
  answer: Answer,
  errors: object[],
  em?: EntityManager,
): Promise<() => object> {
  const { database, viewer } = context;
  const ids = Object.fromEntries(Object.entries(answer).map(([name, shown]) => [name, (shown as { id?: string } | null)?.id]));
  const bindings = { variables: info.variableValues, viewer, ids };
  const plan = payloadPlan(info, metadataByType(database.em), bindings);
  const payload = Object.fromEntries(plan.fields.map(([key, name]) => [key, name === 'errors' ? errors : (answer[name] ?? null)]));
  if (!plan.text) return () => payload;
  const values = plan.values(bindings);
  if (em) {
    const { rows } = await em.getKysely().executeQuery<{ text: string }>(CompiledQuery.raw(plan.text, values));
    return () => Object.assign(payload, JSON.parse(rows[0].text));
  }
  const scope = { tenant: viewer ?? undefined, platform: false };
  const json = await readText(database, scope, plan.text, values);
  return () => Object.assign(payload, JSON.parse(json!));
}
