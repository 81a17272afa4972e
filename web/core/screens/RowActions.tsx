import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../session/may.ts';
import { fixedIconButton } from '../ui/fixed.tsx';
import { Popover } from '../ui/Popover.tsx';

/** Shows three dots. As an icon they would be four elements in each row of a list, dearer to lay out than the row's texts. */
const MenuButton = fixedIconButton('sm', {
  _before: {
    content: '""',
    width: '14px',
    height: '14px',
    backgroundImage: 'radial-gradient(circle, currentcolor 1px, transparent 1.7px)',
    backgroundSize: 'calc(100% / 3) 100%',
    forcedColorAdjust: 'none',
  },
});

/** Menu of actions for a row: `PopoverItem`s. */
export function RowActions({ name, children }: { name: string; children: ReactNode }) {
  const intl = useIntl();
  if (!useMay('WRITE', 'DELETE', 'APPROVE')) return null;
  const label = intl.formatMessage({ id: 'action.moreFor' }, { name });
  return (
    <Popover label={label} trigger={id => <MenuButton type="button" popoverTarget={id} aria-label={label} />}>
      {children}
    </Popover>
  );
}
