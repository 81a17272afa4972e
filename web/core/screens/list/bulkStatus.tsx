import { FormattedMessage } from 'react-intl';
import { StatusField } from '../../fields/StatusField.tsx';
import type { BulkField } from './Bulk.ts';

/** The status, in use or not, that many records can be given at once. `label` is its message id. */
export const bulkStatus = (label: string): BulkField => ({
  name: 'status',
  label,
  field: <StatusField name="status" label={<FormattedMessage id={label} />} />,
  value: 'ACTIVE',
});
