import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActionCode } from '../../../server/core/rules/rightCodes.ts';
import { useMay } from '../session/may.ts';
import { useIsImpersonating } from '../session/impersonation.ts';
import { Notice } from '../ui/Notice.tsx';

/** Fields of a form; read-only during impersonation and for viewers who may not take its action in the module, with a notice that says why. */
export function FieldsOfMembers({ action = 'WRITE', children }: { action?: ActionCode; children: ReactNode }) {
  const isImpersonating = useIsImpersonating();
  if (useMay(action)) return children;
  return (
    <>
      <Notice>
        <FormattedMessage id={isImpersonating ? 'impersonation.readOnly' : 'form.readOnly'} />
      </Notice>
      <chakra.fieldset disabled minWidth="0" display="flex" flexDirection="column" gap="4">
        {children}
      </chakra.fieldset>
    </>
  );
}
