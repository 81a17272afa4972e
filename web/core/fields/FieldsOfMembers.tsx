import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsVisitor } from '../session/visit.ts';
import { Notice } from '../ui/Notice.tsx';

/** The fields of a form; on a visit they can be read, and it is said why they cannot be changed. */
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
