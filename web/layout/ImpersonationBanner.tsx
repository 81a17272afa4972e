import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ImpersonationBannerLeaveMutation } from '../core/relay/generated/ImpersonationBannerLeaveMutation.graphql.ts';
import { useSaving } from '../core/relay/saving.ts';
import { saveSession } from '../core/session/saveSession.ts';
import { useSession } from '../core/session/session.ts';
import { impersonationIn, type Impersonation } from '../core/session/impersonation.ts';
import { toast } from '../core/ui/toasts.ts';
import { useMinutesLeft } from './useMinutesLeft.ts';

/** Banner during impersonation of another company by SUPER_ADMIN, with its name, the reason, the time left, and a button to leave. */
export function ImpersonationBanner() {
  const impersonation = impersonationIn(useSession());
  return impersonation ? <Banner impersonation={impersonation} /> : null;
}

function Banner({ impersonation: { reason, until } }: { impersonation: Impersonation }) {
  const intl = useIntl();
  const { companyName } = useSession();
  const minutes = useMinutesLeft(until);
  const [leave, isLeaving] = useSaving<ImpersonationBannerLeaveMutation>(graphql`
    mutation ImpersonationBannerLeaveMutation($input: LeaveCompanyInput!) {
      leaveCompany(input: $input) {
        ...saving_payload
        viewer {
          ...saveSession_viewer
        }
      }
    }
  `);
  const goHome = async () => {
    const { response, issues } = await leave({ input: {} });
    if (response?.leaveCompany.viewer) saveSession(response.leaveCompany.viewer);
    else toast(intl.formatMessage({ id: 'impersonation.leaveFailed' }), 'red', issues[0]?.text);
  };
  return (
    <chakra.aside
      colorPalette="amber"
      aria-label={intl.formatMessage({ id: 'impersonation.label' })}
      bg="amber.subtle"
      color="amber.fg"
      borderBottomWidth="1px"
      borderColor="amber.border"
      paddingInline={{ base: '3', md: '4' }}
      paddingBlock="2"
    >
      <Flex align="center" gap={{ base: '2', md: '3' }}>
        <chakra.span hideBelow="sm">
          <Eye size={18} aria-hidden />
        </chakra.span>
        <chakra.div role="status" flex="1" minWidth="0" fontSize="sm">
          <Text fontWeight="semibold" lineClamp={2}>
            <FormattedMessage id="impersonation.text" values={{ company: <bdi>{companyName}</bdi> }} />
          </Text>
          <Text lineClamp={2} overflowWrap="anywhere" title={reason}>
            <FormattedMessage id="impersonation.reasonIs" values={{ reason: <bdi>{reason}</bdi> }} />
          </Text>
        </chakra.div>
        <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '1', md: '3' }} flexShrink="0">
          <Text fontSize="sm" whiteSpace="nowrap">
            <FormattedMessage id="impersonation.left" values={{ minutes }} />
          </Text>
          <Button size="sm" variant="solid" disabled={isLeaving} aria-busy={isLeaving} onClick={() => void goHome()}>
            <FormattedMessage id="impersonation.leave" />
          </Button>
        </Flex>
      </Flex>
    </chakra.aside>
  );
}
