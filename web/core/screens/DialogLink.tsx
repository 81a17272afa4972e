import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { QuietLink } from '../ui/QuietLink.tsx';

/** Opens a dialog over the screen by adding its name to the address; other parameters stay. */
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
