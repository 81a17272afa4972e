import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { SecondFactorPanel_secondFactor$key } from '../../core/relay/generated/SecondFactorPanel_secondFactor.graphql.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { useEnrolment } from './useEnrolment.tsx';
import { useRemoval } from './useRemoval.tsx';

/** The viewer's own second factor: authenticator app, passkeys, recovery codes. */
export function SecondFactorPanel({ secondFactor }: { secondFactor: SecondFactorPanel_secondFactor$key }) {
  const { hasApp, passkeys, recoveryCodesLeft } = useFragment(
    graphql`
      fragment SecondFactorPanel_secondFactor on SecondFactor {
        hasApp
        recoveryCodesLeft
        passkeys {
          passkeyId
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    secondFactor,
  );
  const intl = useIntl();
  const revalidate = useRevalidate();
  const isOn = hasApp || passkeys.length > 0;
  const { start, isStarting, dialog: adding } = useEnrolment({ takesCode: isOn, onDone: revalidate });
  const { ask, dialog: removing } = useRemoval({ onDone: revalidate });
  return (
    <Panel title={<FormattedMessage id="secondFactor.title" />} text={<FormattedMessage id="secondFactor.text" />}>
      <Stack as="ul" gap="0">
        <Factor
          icon={<Smartphone size={20} aria-hidden />}
          name={<FormattedMessage id="secondFactor.app" />}
          badge={hasApp ? 'secondFactor.on' : undefined}
          text={<FormattedMessage id={hasApp ? 'secondFactor.appOn' : 'secondFactor.appOff'} />}
        >
          {hasApp ? (
            <Button
              variant="outline"
              size="sm"
              onClick={() => ask({ kind: 'app' })}
              aria-label={intl.formatMessage({ id: 'secondFactor.remove.app' })}
            >
              <FormattedMessage id="secondFactor.remove" />
            </Button>
          ) : (
            <Button
              size="sm"
              disabled={isStarting}
              aria-label={intl.formatMessage({ id: 'secondFactor.addApp' })}
              onClick={() => void start('app')}
            >
              <FormattedMessage id="secondFactor.setUp" />
            </Button>
          )}
        </Factor>
        {passkeys.map(({ passkeyId: id, name, createdAt, lastUsedAt }) => (
          <Factor
            key={id}
            icon={<Fingerprint size={20} aria-hidden />}
            name={<bdi>{name}</bdi>}
            badge="secondFactor.on"
            text={
              <FormattedMessage
                id={lastUsedAt ? 'secondFactor.passkeyUsed' : 'secondFactor.passkeySince'}
                values={{ created: <When at={createdAt} />, used: <When at={lastUsedAt} /> }}
              />
            }
          >
            <Button
              variant="outline"
              size="sm"
              aria-label={intl.formatMessage({ id: 'secondFactor.remove.passkey' }, { name })}
              onClick={() => ask({ kind: 'passkey', id, name })}
            >
              <FormattedMessage id="secondFactor.remove" />
            </Button>
          </Factor>
        ))}
        <Factor
          icon={<Fingerprint size={20} aria-hidden />}
          name={<FormattedMessage id={passkeys.length > 0 ? 'secondFactor.anotherPasskey' : 'secondFactor.passkey'} />}
          text={<FormattedMessage id="secondFactor.passkeyOff" />}
        >
          <Button
            size="sm"
            variant={isOn ? 'outline' : 'solid'}
            disabled={isStarting}
            aria-label={intl.formatMessage({ id: 'secondFactor.addPasskey' })}
            onClick={() => void start('passkey')}
          >
            <FormattedMessage id="secondFactor.add" />
          </Button>
        </Factor>
        {isOn && (
          <Factor
            icon={<LifeBuoy size={20} aria-hidden />}
            name={<FormattedMessage id="secondFactor.codes" />}
            text={<FormattedMessage id="secondFactor.codesLeft" values={{ count: recoveryCodesLeft }} />}
          >
            <Button variant="outline" size="sm" onClick={() => ask({ kind: 'codes' })}>
              <FormattedMessage id="secondFactor.renew" />
            </Button>
          </Factor>
        )}
      </Stack>
      {adding}
      {removing}
    </Panel>
  );
}

interface FactorProps {
  icon: ReactNode;
  name: ReactNode;
  /** Message id. */
  badge?: string;
  text: ReactNode;
  children: ReactNode;
}

const Factor = ({ icon, name, badge, text, children }: FactorProps) => (
  <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3" borderTopWidth="1px">
    <chakra.span color="fg.muted">{icon}</chakra.span>
    <chakra.div flex="1" minWidth="48">
      <chakra.div display="flex" alignItems="center" gap="2" flexWrap="wrap">
        <Text fontWeight="medium">{name}</Text>
        {badge && (
          <Badge colorPalette="green">
            <FormattedMessage id={badge} />
          </Badge>
        )}
      </chakra.div>
      <Text fontSize="sm" color="fg.muted">
        {text}
      </Text>
    </chakra.div>
    {children}
  </chakra.li>
);
