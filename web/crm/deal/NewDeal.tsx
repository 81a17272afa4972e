import { Button } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ForMembers } from '../../core/session/ForMembers.tsx';

/** The button that opens a form over the page of a customer. `label` is its message id. */
export function NewDeal({ label, form }: { label: string; form: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ForMembers>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        <FormattedMessage id={label} />
      </Button>
      {isOpen && <Suspense>{form(() => setOpen(false))}</Suspense>}
    </ForMembers>
  );
}
