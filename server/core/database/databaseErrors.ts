import { OptimisticLockError } from '@mikro-orm/core';
import { Conflict, ExpectedError, InvalidInput, Refused } from '../errors.ts';
import { narrowing } from './narrowing.ts';

interface DatabaseError {
  code?: string;
  constraint?: string;
  table?: string;
  detail?: string;
  message?: string;
}

/** Whether the transaction can be retried as is: serialization failure or deadlock. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(causeOf(error).code ?? '');

/** Connections that are cut, refused or not accepted yet; includes PostgreSQL's codes 08, 57P and 53300. */
const away = /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08...|57P0.|53300)$/;
const cut = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Connection ended)/;

/** Whether the database is unavailable: the request can be retried once it is back. */
export function isUnavailable(error: unknown): boolean {
  const { code, message, cause, errors, syscall } = (error ?? {}) as Error & { code?: string; errors?: unknown[]; syscall?: string };
  if ((code && away.test(code)) || (code === 'ENOENT' && syscall === 'connect') || (message && cut.test(message))) return true;
  return (!!cause && isUnavailable(cause)) || !!errors?.some(isUnavailable);
}

/** Out of space, in the database or in the file store: disk, quota or file size. */
const full = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);

/** How PostgreSQL names the policy that refuses a row which would belong to somebody else. */
const narrowed = `row-level security policy "${narrowing}`;

/** Maps a database error to the error for the caller; undefined if it is a bug. */
export function asExpected(error: unknown): ExpectedError | undefined {
  if (error instanceof ExpectedError) return error;
  if (error instanceof OptimisticLockError) return new Conflict((error.getEntity() as { id: string }).id);
  const { code, constraint, table, detail } = causeOf(error);
  if (code === 'NR002') return asSaid(detail!);
  if (code === '23505') return new InvalidInput({ field: fieldOf(table, constraint), code: 'taken' });
  if (code === '23503') return new InvalidInput({ field: fieldOf(table, constraint?.replace('_company_id_', '_')), code: 'notFound' });
  if (code === '23514') return new InvalidInput({ field: fieldOf(table, constraint), code: 'invalid' });
  // Malformed ids, numbers and dates that no rule has caught before.
  if (code === '22P02') return new InvalidInput({ code: 'notFound' });
  if (code === '22007' || code === '22008') return new InvalidInput({ code: 'invalid' });
  if (code === '22003') return new InvalidInput({ code: 'limitExceeded' });
  if (code === '22P05' || code === '22021') return new InvalidInput({ code: 'invalidCharacter' });
  // Own records only: the record belongs to somebody else, or would from now on.
  if (code === '42501' && causeOf(error).message?.includes(narrowed)) return new Refused('ownRecordsOnly');
  if (code === '57014') return new Refused('tookTooLong');
  if (code && full.has(code)) return new Refused('storageFull');
  return undefined;
}

const causeOf = (error: unknown): DatabaseError => {
  const { cause } = (error ?? {}) as { cause?: unknown };
  return ((error as DatabaseError | undefined)?.code || !cause ? (error as DatabaseError) : causeOf(cause)) ?? {};
};

/** Error raised by `noria_fail` in a trigger: a code with params, for a field or as a business refusal. */
function asSaid(detail: string): ExpectedError {
  const { code, params, field } = JSON.parse(detail) as { code: string; params: Record<string, unknown> | null; field: string | null };
  return field ? new InvalidInput({ field, code, params: params ?? undefined }) : new Refused(code, params ?? undefined);
}

/**
 * Unique indexes, checks and foreign keys are named `<table>_<field>_key`, `…_check` and `…_fkey`: row level security suppresses the
 * detail.
 */
function fieldOf(table: string | undefined, constraint: string | undefined): string | undefined {
  const column =
    table && constraint?.startsWith(`${table}_`) ? /^(\w+)_(?:f?key|check)\d*$/.exec(constraint.slice(table.length + 1))?.[1] : undefined;
  return column?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
