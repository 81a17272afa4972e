import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { RightCode } from '../../../server/core/rules/rightCodes.ts';
import type { PermissionCode } from '../../core/session/permissions.ts';
import { Badge } from '../../core/ui/Badge.tsx';

interface PermissionBadgesProps {
  permissions: readonly PermissionCode[];
  /** Rights of the modules that are granted in part. */
  rights?: readonly RightCode[];
}

/** The modules of a role; those granted in part are marked. */
export const PermissionBadges = ({ permissions, rights = [] }: PermissionBadgesProps) => (
  <Flex gap="1" wrap="wrap">
    {permissions.map(permission => (
      <Badge key={permission} colorPalette="gray">
        <FormattedMessage id={`permission.${permission}`} />
        {rights.some(right => right.startsWith(`${permission}_`)) && (
          <>
            {' · '}
            <FormattedMessage id="role.limited" />
          </>
        )}
      </Badge>
    ))}
  </Flex>
);
