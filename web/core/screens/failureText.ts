import type { IntlShape } from 'react-intl';
import type { Outcome } from '../relay/saving.ts';

/** Text of the toast when a record could not be created: the entity's own `x.createFailed` with the `{error}`, or the general one. */
export function failureText({ formatMessage, messages }: IntlShape, entity: string, issues: Outcome<unknown>['issues']): string {
  const own = `${entity}.createFailed`;
  const values = { entity: formatMessage({ id: `${entity}.one` }), error: issues.map(({ text }) => text).join(' ') };
  return formatMessage({ id: own in messages ? own : 'toast.createFailed' }, values);
}
