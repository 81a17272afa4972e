import { Button } from '@chakra-ui/react';
import Mail from 'lucide-react/icons/mail';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../screens/useAddress.ts';

/** Opens the dialog that sends a record's document by e-mail. */
export function SendButton({ id, variant, disabled }: { id: string; variant?: 'solid' | 'outline'; disabled?: boolean }) {
  const { open } = useAddressedDialog();
  return (
    <Button variant={variant} disabled={disabled} onClick={() => open(`send:${id}`)}>
      <Mail aria-hidden />
      <FormattedMessage id="document.sendButton" />
    </Button>
  );
}
