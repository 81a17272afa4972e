import { lazy, Suspense } from 'react';
import { useMerging } from '../party/useMerging.ts';

const CustomerMerge = lazy(async () => ({ default: (await import('./CustomerMerge.tsx')).CustomerMerge }));
const CustomerMergePartner = lazy(async () => ({ default: (await import('./CustomerMergePartner.tsx')).CustomerMergePartner }));

/** The merge that the address names, if it names one. */
export function CustomerMerging() {
  const merging = useMerging('/CRM/customer/');
  if (!merging) return null;
  const { id, otherId, choose, onClose, onMerged } = merging;
  return (
    <Suspense>
      {otherId ? <CustomerMerge {...{ id, otherId, onClose, onMerged }} /> : <CustomerMergePartner {...{ id, choose, onClose }} />}
    </Suspense>
  );
}
