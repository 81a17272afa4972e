import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../core/ui/Badge.tsx';
import { TypeName } from '../TypeName.tsx';

/** Record types that a webhook subscribes to; none means all. */
export const TypeNames = ({ types }: { types: readonly string[] }) =>
  types.length === 0 ? (
    <FormattedMessage id="webhook.allTypes" />
  ) : (
    <Flex gap="1" wrap="wrap">
      {types.map(type => (
        <Badge key={type} colorPalette="gray">
          <TypeName type={type} />
        </Badge>
      ))}
    </Flex>
  );
