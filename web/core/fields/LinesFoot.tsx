import { Button, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { FormattedMessage } from 'react-intl';
import { Hidden } from '../ui/Hidden.tsx';
import type { useLines } from './useLines.ts';

/** Below the lines: the alert that the last line cannot be removed, screen reader announcements, and the button that adds a line. */
export const LinesFoot = ({ add, said, isLast }: Pick<ReturnType<typeof useLines>, 'add' | 'said' | 'isLast'>) => (
  <>
    {isLast && (
      <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
        <FormattedMessage id="lastLine" />
      </Text>
    )}
    <Hidden role="status">{said}</Hidden>
    <Button variant="outline" size="sm" alignSelf="flex-start" onClick={add}>
      <Plus aria-hidden />
      <FormattedMessage id="lines.add" />
    </Button>
  </>
);
