import { useIntl } from 'react-intl';
import { fieldText } from '../record/FieldValue.tsx';

/** Returns a text that lists the fields with someone else's changes; undefined if there are none. */
export function useTakenText(entity: string): (fields: string[], by: string | undefined) => string | undefined {
  const intl = useIntl();
  return (fields, by) => {
    if (!fields.length) return undefined;
    const values = { name: by, fields: intl.formatList(fields.map(field => fieldText(intl, entity, field) ?? field)) };
    return intl.formatMessage({ id: by ? 'conflict.takenBy' : 'conflict.taken' }, values);
  };
}
