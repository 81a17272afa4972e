import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { aggregateProductUpdate } from '../../core/relay/operations/aggregateProductOperations.ts';

interface AggregateProductActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** Actions on an aggregate product. */
export const AggregateProductActions = ({ record }: AggregateProductActionsProps) => (
  <RecordActions entity="aggregateProduct" record={record} name={record.title} update={aggregateProductUpdate} />
);
