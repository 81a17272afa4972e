import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

const Plain = chakra(
  Link,
  {
    base: {
      fontWeight: 'medium',
      textDecoration: 'none',
      minWidth: '0',
      overflowWrap: 'anywhere',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  },
  { forwardProps: ['to', 'preventScrollReset'] },
);

/** Opens a dialog over the screen: its name goes into the address, the rest of which stays. */
export function DialogLink({ dialog, children }: { dialog: string; children: ReactNode }) {
  const { search } = useLocation();
  const address = new URLSearchParams(search);
  address.set('dialog', dialog);
  return (
    <Plain to={{ search: address.toString() }} preventScrollReset>
      {children}
    </Plain>
  );
}
