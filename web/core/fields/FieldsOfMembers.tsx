import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useIsImpersonating } from '../session/impersonation.ts';
import { Notice } from '../ui/Notice.tsx';

/** Fields of a form; read-only during impersonation, with a notice that says why. */
export function FieldsOfMembers({ children }: { children: ReactNode }) {
  if (!useIsImpersonating()) return children;
  return (
    <>
      <Notice>
        <FormattedMessage id="impersonation.readOnly" />
      </Notice>
      <chakra.fieldset disabled minWidth="0" display="flex" flexDirection="column" gap="4">
        {children}
      </chakra.fieldset>
    </>
  );
}
