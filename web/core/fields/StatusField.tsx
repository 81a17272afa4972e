import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** Select for the status of a record; inactive records remain only on old documents. */
export const StatusField = (field: FieldProps) => <ChoiceField {...field} values={activeStatuses} texts="status" required />;
