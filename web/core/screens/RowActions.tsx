import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../session/may.ts';
import { fixedIconButton } from '../ui/fixed.tsx';
import { Popover } from '../ui/Popover.tsx';

const MenuButton = fixedIconButton('sm');

/** Menu of actions for a row: `PopoverItem`s. */
export function RowActions({ name, children }: { name: string; children: ReactNode }) {
  const intl = useIntl();
  if (!useMay('WRITE', 'DELETE', 'APPROVE')) return null;
  const label = intl.formatMessage({ id: 'action.moreFor' }, { name });
  return (
    <Popover
      label={label}
      trigger={id => (
        <MenuButton type="button" popoverTarget={id} aria-label={label}>
          <Ellipsis aria-hidden />
        </MenuButton>
      )}
    >
      {children}
    </Popover>
  );
}
