import type { IntlShape } from 'react-intl';
import type { RuleIssue } from '../../../server/core/rules/ruleIssues.ts';
import { currentSession } from '../session/session.ts';
import { dateText } from './formats.ts';

/** One thing wrong: the field's path if it has one, a code that is a message id, and the values its text names. */
export type Issue = Omit<RuleIssue, 'field'> & { field?: string };

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Puts an issue, from the form's own check or from the server's, into the reader's language, its days as they prefer to read them. */
export const issueMessage =
  (intl: IntlShape) =>
  ({ code, params }: Issue): string => {
    // The server answers null where a message names no values.
    const shown = Object.entries(params ?? {}).map(([name, value]) => [name, dayShown(value, intl.locale)]);
    return intl.formatMessage(
      { id: code in intl.messages ? code : 'unknown' },
      Object.fromEntries(shown) as Record<string, string | number>,
    );
  };

/** A day in its own direction: among Arabic words its figures would come apart. */
function dayShown(value: unknown, locale: string): unknown {
  if (typeof value !== 'string' || !day.test(value)) return value;
  return `\u2068${dateText(`${value}T12:00:00Z`, locale, currentSession().dateFormat, 'UTC')}\u2069`;
}
