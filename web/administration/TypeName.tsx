import { FormattedMessage } from 'react-intl';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { recordTypes } from './addresses.ts';

/** A type of records in the reader's language; one that has no name there as the API writes it. */
export const TypeName = ({ type }: { type: string }) =>
  (recordTypes as readonly string[]).includes(type) ? <FormattedMessage id={`type.${type}`} /> : <Ltr>{type}</Ltr>;
