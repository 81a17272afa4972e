import type { IntlShape } from 'react-intl';
import type { RuleIssue } from '../../../server/core/rules/ruleIssues.ts';

/** One thing wrong: the field's path if it has one, a code that is a message id, and the values its text names. */
export type Issue = Omit<RuleIssue, 'field'> & { field?: string };

/** Puts an issue, from the form's own check or from the server's, into the reader's language. */
export const issueMessage =
  (intl: IntlShape) =>
  ({ code, params }: Issue): string =>
    intl.formatMessage({ id: code in intl.messages ? code : 'unknown' }, (params ?? {}) as Record<string, string | number>);
