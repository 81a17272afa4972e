import FileText from 'lucide-react/icons/file-text';
import { FormattedMessage } from 'react-intl';
import { PopoverItem } from '../ui/Popover.tsx';

/** Menu item that opens a record's PDF in a new tab. */
export const PrintItem = ({ id }: { id: string }) => (
  <PopoverItem asChild>
    <a href={`/print/${id}.pdf`} target="_blank" rel="noreferrer">
      <FileText size={16} aria-hidden />
      <FormattedMessage id="document.print" />
    </a>
  </PopoverItem>
);
