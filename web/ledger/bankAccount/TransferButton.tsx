import { Button } from '@chakra-ui/react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMay } from '../../core/session/may.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import type { TransferFormProps } from './TransferForm.tsx';

const TransferForm = lazyPart(async () => (await import('./TransferForm.tsx')).TransferForm);

/** Opens the form of a transfer between accounts, from the given one if there is one. */
export function TransferButton({ from }: Pick<TransferFormProps, 'from'>) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('WRITE')) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <ArrowRightLeft aria-hidden />
        <FormattedMessage id="moneyTransfer.new" />
      </Button>
      {isOpen && (
        <Part>
          <TransferForm from={from} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}
