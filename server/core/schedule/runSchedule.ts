import type { FastifyBaseLogger } from 'fastify';
import { execute, parse } from 'graphql';
import { newId } from '../database/ids.ts';
import { RequestError } from '../errors.ts';
import { errorText } from '../rules/errorText.ts';
import type { Language } from '../session/Viewer.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { contextOfViewer } from '../task/contextOfViewer.ts';
import type { TaskParts } from '../task/runTask.ts';

/** A command that falls due by itself, such as the invoices of a period. */
export interface Schedule {
  /** The mutation to run for each of them, as its user would; it takes `id` and `on` and does nothing if it has been run for that day. */
  operation: string;
  /** SQL that lists what is due in all companies: "companyId", "userId", "id" of the record and the day "on" it was due. */
  due: string;
  /** Told of each one that could not be carried out, and why, in its user's language. */
  failed?: (parts: TaskParts, due: Due, message: string) => Promise<void>;
}

/** A record that is due. */
export interface Due {
  companyId: string;
  userId: string;
  id: string;
  on: string;
}

/** How often one record may be due in one run, so that a long pause is made up for in steps. */
const roundLimit = 60;

/**
 * Runs a command wherever it is due, each time as its user, with the rights that they have now, in a transaction of its own. A command decides
 * under its record's lock whether it has been run, so two workers and a run that starts over carry it out once. One that is refused is left
 * until the next run and holds up no other.
 */
export async function runSchedule(schedule: Schedule, parts: TaskParts, log: FastifyBaseLogger): Promise<void> {
  const failed = new Set<string>();
  for (let round = 0; round < roundLimit; round++) {
    const due = await parts.session.database.platform(em => em.execute<Due[]>(schedule.due));
    const open = due.filter(({ id }) => !failed.has(id));
    if (!open.length) return;
    for (const one of open) if (!(await runOne(parts, schedule, one, log))) failed.add(one.id);
  }
}

async function runOne(parts: TaskParts, schedule: Schedule, due: Due, log: FastifyBaseLogger): Promise<boolean> {
  const message = await refusalOf(parts, schedule, due, log);
  if (message === null) return true;
  await schedule.failed?.(parts, due, message);
  return false;
}

/** Runs one of them; returns why it could not be carried out, or null. */
async function refusalOf(
  parts: TaskParts,
  { operation }: Schedule,
  { companyId, userId, id, on }: Due,
  log: FastifyBaseLogger,
): Promise<string | null> {
  const { schema, session } = parts;
  let language: Language = 'en';
  try {
    const viewer = await viewerOfUser(session.sessions, { companyId, userId });
    if (!viewer) return errorText(language, 'userInactive');
    ({ language } = viewer);
    const origin = { requestId: newId(0), ipAddress: '', userAgent: '' };
    const contextValue = contextOfViewer(parts, viewer, { language, origin });
    const type = String(schema.getMutationType()!.getFields()[operation].args[0].type);
    const document = parse(`mutation ($input: ${type}) { ${operation}(input: $input) { errors { code message } } }`);
    const { data, errors } = await execute({ schema, document, contextValue, variableValues: { input: { id, on } } });
    if (errors) throw errors[0];
    const { errors: issues } = data![operation] as { errors: { code: string; message: string }[] };
    if (!issues.length) return null;
    log.warn({ operation, companyId, id, on, code: issues[0].code }, 'A scheduled command was refused');
    return issues[0].message;
  } catch (error) {
    const { originalError } = error as { originalError?: unknown };
    if (originalError instanceof RequestError) return errorText(language, originalError.messageId);
    log.error({ err: error, operation, companyId, id, on }, 'A scheduled command failed');
    return errorText(language, 'internal');
  }
}
