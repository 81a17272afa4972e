import { lazy, Suspense } from 'react';
import { useMerging } from '../party/useMerging.ts';

const ContactMerge = lazy(async () => ({ default: (await import('./ContactMerge.tsx')).ContactMerge }));
const ContactMergePartner = lazy(async () => ({ default: (await import('./ContactMergePartner.tsx')).ContactMergePartner }));

/** The merge that the address names, if it names one. */
export function ContactMerging() {
  const merging = useMerging('/CRM/contacts/');
  if (!merging) return null;
  const { id, otherId, choose, onClose, onMerged } = merging;
  return (
    <Suspense>
      {otherId ? <ContactMerge {...{ id, otherId, onClose, onMerged }} /> : <ContactMergePartner {...{ id, choose, onClose }} />}
    </Suspense>
  );
}
