import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { QuietLink } from '../ui/QuietLink.tsx';

/** Opens a dialog over the screen: its name goes into the address, the rest of which stays. */
export function DialogLink({ dialog, children }: { dialog: string; children: ReactNode }) {
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  address.set('dialog', dialog);
  return (
    <QuietLink to={{ search: address.toString() }} preventScrollReset>
      {children}
    </QuietLink>
  );
}
