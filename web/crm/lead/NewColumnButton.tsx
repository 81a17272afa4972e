import { Button } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';

/** Adds a stage, at the end of the board. */
export function NewColumnButton() {
  const { open } = useAddressedDialog();
  return (
    <ForMembers>
      <Button variant="outline" colorPalette="gray" flexShrink="0" alignSelf="flex-start" onClick={() => open('column:new')}>
        <Plus aria-hidden />
        <FormattedMessage id="leadColumn.new" />
      </Button>
    </ForMembers>
  );
}
