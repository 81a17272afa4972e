import type { Outcome } from '../../core/relay/saving.ts';

/** Maps the line indexes of the issues from the lines sent to the lines shown, because not all shown lines are sent. */
export function shownLines<Response>(
  outcome: Outcome<Response>,
  sent: readonly { lineId: string }[],
  shown: readonly { readonly id: string }[],
): Outcome<Response> {
  const place = (field: string) =>
    field.replace(/^lines\.(\d+)/, (_, index) => `lines.${shown.findIndex(({ id }) => id === sent[Number(index)]?.lineId)}`);
  return { ...outcome, issues: outcome.issues.map(issue => ({ ...issue, field: issue.field && place(issue.field) })) };
}
