import type { IntlShape } from 'react-intl';
import { fieldText } from '../record/FieldValue.tsx';
import type { Outcome } from '../relay/saving.ts';
import { toast } from '../ui/toasts.ts';
import { failureText } from './failureText.ts';

/** Says in a toast that a record could not be created, by the entity's own `x.createFailed` if it has one, or updated, and the first reason. */
export function tellFailure(intl: IntlShape, entity: string, issues: Outcome<unknown>['issues'], isNew: boolean): void {
  const own = `${entity}.createFailed`;
  const [reason] = issues.map(({ field, text }) => [field && fieldText(intl, entity, field), text].filter(Boolean).join(': '));
  const text =
    isNew && own in intl.messages
      ? intl.formatMessage({ id: own }, { error: reason })
      : failureText(intl, isNew ? 'toast.createFailed' : 'toast.updateFailed', `${entity}.one`);
  toast(text, 'red', text.includes(reason) ? undefined : reason);
}
