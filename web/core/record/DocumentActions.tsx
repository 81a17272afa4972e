import Mail from 'lucide-react/icons/mail';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../screens/useAddress.ts';
import { PopoverItem } from '../ui/Popover.tsx';
import { PrintItem } from './PrintItem.tsx';

/** Actions on a record's document: open the PDF in a new tab, or send it by e-mail. */
export function DocumentActions({ id }: { id: string }) {
  const { open } = useAddressedDialog();
  return (
    <>
      <PrintItem id={id} />
      <PopoverItem onClick={() => open(`send:${id}`)}>
        <Mail size={16} aria-hidden />
        <FormattedMessage id="document.send" />
      </PopoverItem>
    </>
  );
}
