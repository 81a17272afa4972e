import type { IntlShape } from 'react-intl';

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
