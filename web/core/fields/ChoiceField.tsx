import { useIntl } from 'react-intl';
import type { FieldProps } from './FieldFrame.tsx';
import { SelectField } from './SelectField.tsx';

/** One of the names of an enum, in words: `texts` is the stem of their message ids, `status` for `status.ACTIVE`. */
export function ChoiceField({ values, texts, ...field }: FieldProps & { values: readonly string[]; texts: string }) {
  const intl = useIntl();
  return <SelectField {...field} options={values.map(value => ({ value, label: intl.formatMessage({ id: `${texts}.${value}` }) }))} />;
}
