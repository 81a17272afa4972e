import { useIntl } from 'react-intl';
import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { SelectField } from './SelectField.tsx';

/** In use, or kept only on old documents. */
export function StatusField(field: FieldProps) {
  const intl = useIntl();
  const options = activeStatuses.map(value => ({ value, label: intl.formatMessage({ id: `status.${value}` }) }));
  return <SelectField {...field} options={options} required />;
}
