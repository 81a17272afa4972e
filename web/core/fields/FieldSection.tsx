import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FieldGrid } from './FieldGrid.tsx';

const Legend = chakra('legend', { base: { fontWeight: 'semibold', fontSize: 'md', marginBlockEnd: '3', padding: '0' } });

/** Group of related fields under a heading. */
export const FieldSection = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <chakra.fieldset border="0" margin="0" padding="0" minWidth="0" paddingBlockEnd="2">
    <Legend>{title}</Legend>
    <FieldGrid>{children}</FieldGrid>
  </chakra.fieldset>
);
