import { activeStatuses } from '../../../server/core/rules/statuses.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** In use, or kept only on old documents. */
export const StatusField = (field: FieldProps) => <ChoiceField {...field} values={activeStatuses} texts="status" required />;
