import { Button } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ForMembers } from '../session/ForMembers.tsx';
import { Part } from '../ui/Part.tsx';

/** Button that opens the form of a new record related to the one on the page. `label` is its message id. */
export function NewRecord({ label, form }: { label: string; form: (onClose: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ForMembers>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        <FormattedMessage id={label} />
      </Button>
      {isOpen && <Part>{form(() => setOpen(false))}</Part>}
    </ForMembers>
  );
}
