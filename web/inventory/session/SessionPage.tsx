import { Button, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import Printer from 'lucide-react/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { SessionPageQuery } from '../../core/relay/generated/SessionPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { SessionDrawer } from './SessionDrawer.tsx';
import { SessionState } from './SessionList.tsx';
import { SessionTable } from './SessionTable.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

/** /inventory/sessions/:id/: the report of one session: sales, payment methods, taxes and the drawer's difference. */
export function SessionPage({ query }: ScreenProps<SessionPageQuery>) {
  const intl = useIntl();
  const { tillSession: session, tillSessionReport: report } = usePreloadedQuery<SessionPageQuery>(
    graphql`
      query SessionPageQuery($id: ID!) @preloadable {
        tillSession(id: $id) @required(action: THROW) {
          id
          till {
            name
          }
          cashier {
            name
          }
          openedAt
          isOpen
          closedAt
          closedBy {
            name
          }
          note
          followUp {
            id
          }
          followUpOf {
            id
          }
          ...SessionDrawer_session
        }
        tillSessionReport(id: $id) @required(action: THROW) {
          currency
          salesCount
          salesTotal
          returnsCount
          returnsTotal
          rounding
          methods {
            method
            sales
            refunds
            received
            paidBack
          }
          taxes {
            vatCategory
            vatRate
            base
            tax
          }
        }
      }
    `,
    query,
  );
  useLiveUpdates('TillSession', 'InventoryInvoice', 'Payment');
  const onAccount = report.methods.filter(({ received, paidBack }) => Number(received) > 0 || Number(paidBack) > 0);
  const money = (value: string) => <MoneyText value={value} currency={report.currency} />;
  const counted = (value: string, count: number) => (
    <>
      {money(value)} <chakra.span color="fg.muted">({intl.formatNumber(count)})</chakra.span>
    </>
  );
  return (
    <Stack gap="4">
      <Flex justify="space-between" wrap="wrap" gap="3" align="center">
        <Flex align="center" gap="3" wrap="wrap">
          <Heading as="h1" size="2xl">
            <bdi>{session.till.name}</bdi> · <When at={session.openedAt} />
          </Heading>
          <SessionState isOpen={session.isOpen} isFollowUp={!!session.followUpOf} />
        </Flex>
        <Flex gap="2" wrap="wrap">
          {session.followUp && (
            <Button variant="outline" asChild>
              <LanguageLink to={`/inventory/sessions/${session.followUp.id}/`}>
                <FormattedMessage id="tillSession.followUp" />
              </LanguageLink>
            </Button>
          )}
          {session.followUpOf && (
            <Button variant="outline" asChild>
              <LanguageLink to={`/inventory/sessions/${session.followUpOf.id}/`}>
                <FormattedMessage id="tillSession.followUpOf" />
              </LanguageLink>
            </Button>
          )}
          <Button variant="outline" asChild>
            <LanguageLink to={`/inventory/invoices/?tillSession=${session.id}`}>
              <FormattedMessage id="tillSession.showSales" />
            </LanguageLink>
          </Button>
          <Button variant="outline" onClick={() => print()}>
            <Printer aria-hidden />
            <FormattedMessage id="till.print" />
          </Button>
          {session.isOpen && (
            <Button asChild>
              <LanguageLink to="/inventory/till/">
                <FormattedMessage id="tillSession.toTill" />
              </LanguageLink>
            </Button>
          )}
        </Flex>
      </Flex>
      {session.followUpOf && (
        <Notice>
          <FormattedMessage id="tillSession.followUpText" />
        </Notice>
      )}
      <PanelBox>
        <Facts marginBlockEnd="0">
          <Fact label="tillSession.cashier">
            <bdi>{session.cashier.name}</bdi>
          </Fact>
          <Fact label="tillSession.sales">{counted(report.salesTotal, report.salesCount)}</Fact>
          <Fact label="tillSession.returns">{counted(report.returnsTotal, report.returnsCount)}</Fact>
          <Fact label="till.rounding">{Number(report.rounding) !== 0 && money(report.rounding)}</Fact>
          <Fact label="tillSession.closedAt">{session.closedAt && <When at={session.closedAt} />}</Fact>
          <Fact label="tillSession.closedBy">{session.closedBy && <bdi>{session.closedBy.name}</bdi>}</Fact>
          <Fact label="tillSession.note" isText>
            {session.note && <bdi>{session.note}</bdi>}
          </Fact>
        </Facts>
      </PanelBox>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <SessionDrawer session={session} currency={report.currency} />
        <Stack gap="4">
          <Panel title={<FormattedMessage id="tillSession.methods" />}>
            <SessionTable
              label="tillSession.methods"
              heads={['tillSession.method', 'tillSession.sales', 'tillSession.refunds']}
              rows={report.methods.map(({ method, sales, refunds }) => [
                <FormattedMessage key={method} id={`payment.${method}`} />,
                money(sales),
                money(refunds),
              ])}
            />
          </Panel>
          {onAccount.length > 0 && (
            <Panel title={<FormattedMessage id="tillSession.onAccount" />}>
              <SessionTable
                label="tillSession.onAccount"
                heads={['tillSession.method', 'tillSession.received', 'tillSession.paidBack']}
                rows={onAccount.map(({ method, received, paidBack }) => [
                  <FormattedMessage key={method} id={`payment.${method}`} />,
                  money(received),
                  money(paidBack),
                ])}
              />
            </Panel>
          )}
          <Panel title={<FormattedMessage id="tillSession.taxes" />}>
            <SessionTable
              label="tillSession.taxes"
              heads={['tillSession.rate', 'tillSession.base', 'tillSession.tax']}
              rows={report.taxes.map(({ vatCategory, vatRate, base, tax }) => [
                <span key={vatCategory + vatRate}>
                  <FormattedMessage id={`vatCategory.${vatCategory}`} /> <Percent value={vatRate} />
                </span>,
                money(base),
                money(tax),
              ])}
            />
          </Panel>
        </Stack>
      </chakra.div>
    </Stack>
  );
}
