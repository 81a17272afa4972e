import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useFieldError } from './FieldFrame.tsx';

/** Error of a field within a line; `label` names the field where its control does not. */
export function LineError({ name, label }: { name: string; label?: ReactNode }) {
  const error = useFieldError(name);
  if (!error) return null;
  return (
    <chakra.p role="alert" gridColumn="1 / -1" fontSize="sm" fontWeight="medium" color="fg.error" marginBlockStart="1">
      {label}
      {label && ': '}
      {error}
    </chakra.p>
  );
}
