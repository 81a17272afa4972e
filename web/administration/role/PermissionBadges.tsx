import { Badge, Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PermissionCode } from '../../core/session/permissions.ts';

/** The modules that a role can open. */
export const PermissionBadges = ({ permissions }: { permissions: readonly PermissionCode[] }) => (
  <Flex gap="1" wrap="wrap">
    {permissions.map(permission => (
      <Badge key={permission} colorPalette="gray">
        <FormattedMessage id={`permission.${permission}`} />
      </Badge>
    ))}
  </Flex>
);
