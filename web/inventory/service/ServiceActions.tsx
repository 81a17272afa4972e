import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { inventoryServiceUpdate } from '../../core/relay/operations/inventoryServiceOperations.ts';

interface ServiceActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** Actions on a service. */
export const ServiceActions = ({ record }: ServiceActionsProps) => (
  <RecordActions entity="service" record={record} name={record.title} update={inventoryServiceUpdate} />
);
