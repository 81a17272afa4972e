import type { EntityManager } from '@mikro-orm/postgresql';
import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { CompiledQuery } from 'kysely';
import { watchChanges } from '../audit/ChangeLog.ts';
import type { CommittedChange } from '../changes/ChangeFeed.ts';
import { keepChanges } from '../changes/publishChanges.ts';
import { beginWrite } from '../database/beginTransaction.ts';
import { notifyOwners } from '../notification/notifyOwners.ts';
import { undoOutside } from '../database/onRollback.ts';
import { asExpected } from '../database/databaseErrors.ts';
import { withNext } from '../database/NamedClient.ts';
import { readText } from '../database/readText.ts';
import { retrying } from '../database/retrying.ts';
import { Conflict, ExpectedError, NotSignedIn, RefusedWithAnswer } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import { nameInTrail, type Viewer } from '../session/Viewer.ts';
import type { Context } from './Context.ts';
import { claimKey, claimOf, keepResult, type Replay } from './idempotency.ts';
import { nameMissing } from './nameMissing.ts';
import type { CommandInput } from './Payload.ts';
import { payloadPlan } from './payloadPlan.ts';
import { metadataByType } from './reads.ts';
import { setRetryAfter } from './setRetryAfter.ts';
import type { Scope } from './Scope.ts';

/** What a command answers: a field of its payload to the record it shows, or to a plain value. */
export type Answer = Record<string, unknown>;

/** A command and how it runs. */
export interface CommandOptions {
  /** As the platform instead of a request: for its own tables. */
  platform?: boolean;
}

/**
 * Runs one mutation: one transaction with the work, its audit lines, its notice to other processes and the answer read back;
 * all of it or nothing. Expected failures become `payload.errors`; a repeated idempotency key answers what the first run did;
 * `dryRun` rolls back after the answer is read (architecture, "How data flows"; domain §0).
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
  const em = platform ? database.forPlatform(viewer) : stamp === undefined ? database.forTenant(viewer) : database.orm.em.fork();
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
      await notifyOwners(scope, changes);
      written = await keepChanges(em, { id: viewer.userId, name: nameInTrail(viewer), origin }, viewer.companyId, changes);
      if (claim) await keepResult(em, claim, answer);
    }
    const payload = await readPayload(context, info, answer, [], em);
    // A rollback would drop what still waits for its round trip.
    if (dryRun) await em.getKysely().executeQuery(CompiledQuery.raw('select'));
    await (dryRun ? em.rollback() : em.commit());
    if (dryRun) await undoOutside(em);
    if (entry) Object.assign(entry, { stamp: undefined, isCommand: !platform });
    if (!dryRun) for (const change of written) context.changes.announce(change);
    return payload();
  } catch (error) {
    // A transaction whose end nobody has heard of may have been committed: then its files are named.
    if (em.isInTransaction()) await em.rollback().then(() => undoOutside(em));
    throw error;
  }
}

/** Sets the company of a transaction, which fails when its sender's rights are no longer those of that stamp. */
const enter = (em: EntityManager, { sessionId, companyId, userId }: Viewer, stamp: string) =>
  em.getKysely().executeQuery(CompiledQuery.raw(withNext + beginWrite(sessionId), [sessionId, companyId, userId, stamp]));

/** The payload of a command that failed as expected: its errors and, on a conflict, who changed the record and how it is now. */
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

/** Who changed a record last, as he was called then. */
const lastChanger = ({ database, viewer }: Context, id: string): Promise<string | undefined> =>
  database.inCompany(viewer!, async em => {
    const [entry] = await em.execute<{ actor_name: string | null }[]>(
      'select actor_name from audit_entry where company_id = noria_company() and entity_id = ? order by at desc limit 1',
      [id],
    );
    return entry?.actor_name ?? undefined;
  });

/** The payload's record, where it answers one. */
const recordField = (info: GraphQLResolveInfo) =>
  Object.values((getNamedType(info.returnType) as GraphQLObjectType).getFields()).find(
    ({ name, type }) => name !== 'errors' && isObjectType(getNamedType(type)),
  )?.name;

/**
 * The payload by response key; its records are read by one statement, inside the command's transaction when it is still open. That one
 * travels with the transaction's end: the payload is there only then.
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
  const plan = payloadPlan(info, metadataByType(database.orm), bindings);
  const payload = Object.fromEntries(plan.fields.map(([key, name]) => [key, name === 'errors' ? errors : (answer[name] ?? null)]));
  if (!plan.text) return () => payload;
  const values = plan.values(bindings);
  if (em) {
    const { rows } = await em.getKysely().executeQuery<{ text: string }>(CompiledQuery.raw(`${withNext}${plan.text} as text`, values));
    return () => Object.assign(payload, JSON.parse(rows[0].text));
  }
  const scope = { tenant: viewer ?? undefined, platform: false };
  const json = await readText(database, scope, plan.text, values);
  return () => Object.assign(payload, JSON.parse(json!));
}
