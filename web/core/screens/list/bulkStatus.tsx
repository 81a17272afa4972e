import { FormattedMessage } from 'react-intl';
import { StatusField } from '../../fields/StatusField.tsx';
import type { BulkField } from './Bulk.ts';

/** Bulk field for the status, active or inactive. `label` is its message id. */
export const bulkStatus = (label: string): BulkField => ({
  name: 'status',
  label,
  field: <StatusField name="status" label={<FormattedMessage id={label} />} />,
  value: 'ACTIVE',
});
