import { useIntl } from 'react-intl';
import type { FieldProps } from './FieldFrame.tsx';
import { SelectField } from './SelectField.tsx';

/** Select for an enum. `texts` is the prefix of the message ids: `status` for `status.ACTIVE`. */
export function ChoiceField({ values, texts, ...field }: FieldProps & { values: readonly string[]; texts: string }) {
  const intl = useIntl();
  return <SelectField {...field} options={values.map(value => ({ value, label: intl.formatMessage({ id: `${texts}.${value}` }) }))} />;
}
