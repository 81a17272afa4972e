import type { IntlShape } from 'react-intl';
import { fieldText } from '../record/FieldValue.tsx';
import type { Outcome } from '../relay/saving.ts';
import { toast } from '../ui/toasts.ts';

/**
 * Says that something failed for a record: "Failed to update lead source".
 * @param id `toast.updateFailed` or another message with an `{entity}`
 * @param name message id of the record's kind, as it stands alone: "Lead source"
 */
export function failureText({ formatMessage }: IntlShape, id: string, name: string): string {
  const text = formatMessage({ id }, { entity: withinSentence(formatMessage({ id: name })) });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Writes the first letter of a name small, unless it begins with an abbreviation, such as "API key". */
const withinSentence = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

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
