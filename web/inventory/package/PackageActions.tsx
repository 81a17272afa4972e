import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { inventoryPackageUpdate } from '../../core/relay/operations/inventoryPackageOperations.ts';

interface PackageActionsProps {
  record: { readonly id: string; readonly version: number; readonly title: string; readonly status: 'ACTIVE' | 'INACTIVE' };
}

/** Actions on a package. */
export const PackageActions = ({ record }: PackageActionsProps) => (
  <RecordActions entity="package" record={record} name={record.title} update={inventoryPackageUpdate} />
);
