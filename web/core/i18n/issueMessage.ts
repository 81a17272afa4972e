import type { IntlShape } from 'react-intl';
import { isDay } from '../../../server/core/rules/days.ts';
import type { RuleIssue } from '../../../server/core/rules/ruleIssues.ts';
import { currentSession } from '../session/session.ts';
import { dateText } from './formats.ts';

/** A validation issue: the field's path if it has one, a code that is a message id, and the values for the message. */
export type Issue = Omit<RuleIssue, 'field'> & { field?: string };

/** Formats an issue of the form or the server in the viewer's language and date format. */
export const issueMessage =
  (intl: IntlShape) =>
  ({ code, params }: Issue): string => {
    // The API returns null for messages without values.
    const shown = Object.entries(params ?? {}).map(([name, value]) => [name, dayShown(value, intl.locale)]);
    return intl.formatMessage(
      { id: code in intl.messages ? code : 'unknown' },
      Object.fromEntries(shown) as Record<string, string | number>,
    );
  };

/** Isolates a date: in Arabic text its parts would be reordered. */
function dayShown(value: unknown, locale: string): unknown {
  if (typeof value !== 'string' || !isDay(value)) return value;
  return `\u2068${dateText(`${value}T12:00:00Z`, locale, currentSession().dateFormat, 'UTC')}\u2069`;
}
