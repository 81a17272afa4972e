import { FormattedMessage } from 'react-intl';
import type { BulkField } from './Bulk.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const StatusField = lazyPart(async () => (await import('../../fields/StatusField.tsx')).StatusField);

/** Bulk field for the status, active or inactive. `label` is its message id. */
export const bulkStatus = (label: string): BulkField => ({
  name: 'status',
  label,
  field: <StatusField name="status" label={<FormattedMessage id={label} />} />,
  value: 'ACTIVE',
});
