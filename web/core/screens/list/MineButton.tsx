import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../../session/session.ts';
import { useAddress } from '../useAddress.ts';

/** Narrows a list to the viewer's own records, and back. */
export function MineButton() {
  const { address, change } = useAddress();
  const { userId } = useSession();
  const isOn = address.get('owner') === userId;
  return (
    <Button
      size="sm"
      variant={isOn ? 'subtle' : 'ghost'}
      colorPalette={isOn ? undefined : 'gray'}
      aria-pressed={isOn}
      onClick={() => void change({ owner: isOn ? null : userId })}
    >
      <FormattedMessage id="list.mine" />
    </Button>
  );
}
