import { FormattedMessage } from 'react-intl';
import { Ltr } from '../core/i18n/Ltr.tsx';
import { recordTypes } from './recordTypes.ts';

/** A record type in the viewer's language, or its API name if it has no translation. */
export const TypeName = ({ type }: { type: string }) =>
  (recordTypes as readonly string[]).includes(type) ? <FormattedMessage id={`type.${type}`} /> : <Ltr>{type}</Ltr>;
