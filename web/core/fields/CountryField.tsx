import { useIntl } from 'react-intl';
import { useNames } from '../i18n/useNames.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { SelectField } from './SelectField.tsx';

/** Select for a country, sorted by name in the viewer's language; the form's value is the ISO 3166-1 alpha-2 code. */
export function CountryField(field: FieldProps) {
  const intl = useIntl();
  const names = useNames();
  return <SelectField {...field} options={names.countries()} placeholder={intl.formatMessage({ id: 'field.choose' })} />;
}
