import type { ComponentProps } from 'react';
import { mayOpenRecord, recordAddress } from '../record/recordAddress.ts';
import { QuietLink } from '../ui/QuietLink.tsx';

/** Link to a record, wherever records of its type are shown; plain text if they have no screen that the viewer may open. */
export function RecordLink({ id, children, ...props }: Omit<ComponentProps<typeof QuietLink>, 'to'> & { id: string }) {
  const address = recordAddress(id);
  if (!address || !mayOpenRecord(id)) return <span>{children}</span>;
  return (
    <QuietLink {...props} to={address}>
      {children}
    </QuietLink>
  );
}
