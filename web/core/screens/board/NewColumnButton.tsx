import { Button } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { ForMembers } from '../../session/ForMembers.tsx';
import { useAddressedDialog } from '../useAddress.ts';

/** Adds a column, at the end of the board. */
export function NewColumnButton({ entity }: { entity: string }) {
  const { open } = useAddressedDialog();
  return (
    <ForMembers>
      <Button variant="outline" colorPalette="gray" flexShrink="0" alignSelf="flex-start" onClick={() => open('column:new')}>
        <Plus aria-hidden />
        <FormattedMessage id={`${entity}.new`} />
      </Button>
    </ForMembers>
  );
}
