import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsVisitor } from '../session/visit.ts';
import { Notice } from '../ui/Notice.tsx';

/** Fields of a form; read-only during a visit, with a notice that says why. */
export function FieldsOfMembers({ children }: { children: ReactNode }) {
  if (!useIsVisitor()) return children;
  return (
    <>
      <Notice>
        <FormattedMessage id="visit.readOnly" />
      </Notice>
      <chakra.fieldset disabled minWidth="0" display="flex" flexDirection="column" gap="4">
        {children}
      </chakra.fieldset>
    </>
  );
}
