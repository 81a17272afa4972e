import { chakra, Heading } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SessionDrawer_session$key } from '../../core/relay/generated/SessionDrawer_session.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { SessionTable } from './SessionTable.tsx';

const signs = { float: '', cashSales: '+', cashRefunds: '−', paymentsIn: '+', paymentsOut: '−', paidIn: '+', paidOut: '−' } as const;

/** Shown only when not zero, because they are rare in most shops. */
const onlyIfAny = ['paymentsIn', 'paymentsOut'];

/** Expected cash in the drawer, how it is made up, and the counted cash. */
export function SessionDrawer({ session: key, currency }: { session: SessionDrawer_session$key; currency: string }) {
  const session = useFragment(
    graphql`
      fragment SessionDrawer_session on TillSession {
        float
        cashSales
        cashRefunds
        paymentsIn
        paymentsOut
        paidIn
        paidOut
        expectedCash
        countedCash
        difference
        cash {
          id
          createdAt
          direction
          counterpart
          amount
          reason
        }
      }
    `,
    key,
  );
  const { expectedCash, countedCash, difference, cash } = session;
  const row = (label: string, value: string, { sign = '', isStrong = false, color = '' } = {}) => (
    <chakra.div key={label} display="contents" fontWeight={isStrong ? 'semibold' : undefined} color={color || undefined}>
      <chakra.dt color={isStrong ? undefined : 'fg.muted'}>
        <FormattedMessage id={`tillSession.${label}`} />
      </chakra.dt>
      <chakra.dd textAlign="end">
        <bdi dir="ltr">{sign}</bdi> <MoneyText value={value} currency={currency} />
      </chakra.dd>
    </chakra.div>
  );
  return (
    <Panel title={<FormattedMessage id="tillSession.drawer" />}>
      <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="6" rowGap="1" fontVariantNumeric="tabular-nums">
        {Object.entries(signs)
          .map(([name, sign]) => ({ name, sign, value: session[name as keyof typeof signs] }))
          .filter(({ name, value }) => !onlyIfAny.includes(name) || Number(value) > 0)
          .map(({ name, sign, value }) => row(name, value, { sign }))}
        {row('expectedCash', expectedCash, { isStrong: true })}
        {countedCash && row('countedCash', countedCash)}
        {difference && row('difference', difference, { isStrong: true, color: Number(difference) === 0 ? 'green.fg' : 'fg.error' })}
      </chakra.dl>
      <Heading as="h3" size="md" marginBlockStart="5" marginBlockEnd="2">
        <FormattedMessage id="tillSession.movements" />
      </Heading>
      <SessionTable
        label="tillSession.movements"
        heads={['tillCash.reason', 'tillCash.direction', 'tillCash.counterpart', 'tillCash.amount']}
        words={['tillCash.direction', 'tillCash.counterpart']}
        rows={cash.map(({ id, createdAt, direction, counterpart, amount, reason }) => [
          <span key={id}>
            <bdi>{reason}</bdi>{' '}
            <chakra.span color="fg.muted" fontSize="sm">
              <When at={createdAt} />
            </chakra.span>
          </span>,
          <FormattedMessage key={id} id={`tillCash.direction.${direction}`} />,
          <FormattedMessage key={id} id={`tillCash.counterpart.${counterpart}`} />,
          <MoneyText key={id} value={amount} currency={currency} />,
        ])}
      />
    </Panel>
  );
}
