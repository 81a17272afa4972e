import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PayVendorsQuery, PayVendorsQuery$data } from '../../core/relay/generated/PayVendorsQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Tick } from '../../core/screens/list/Tick.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { ReportFrame } from '../report/ReportFrame.tsx';
import { ReportPeriod } from '../report/ReportPeriod.tsx';
import { ForeignPayables } from './ForeignPayables.tsx';

const PaymentRunForm = lazyPart(async () => (await import('./PaymentRunForm.tsx')).PaymentRunForm);

/** A vendor who is owed something, as proposed. */
export type Payable = PayVendorsQuery$data['payableProposals'][number];

/** /economics/pay-vendors/: what is due to vendors by a day; what is ticked is paid in one run. */
export function PayVendors({ query }: ScreenProps<PayVendorsQuery>) {
  const intl = useIntl();
  const mayPay = useMay('APPROVE');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isPaying, setPaying] = useState(false);
  const { payableProposals: proposals, openItems } = usePreloadedQuery<PayVendorsQuery>(
    graphql`
      query PayVendorsQuery($dueBy: Date!, $due: DateFilter!, $currency: String) @preloadable {
        openItems(
          first: 50
          filter: { direction: { eq: PAYABLE }, isOpen: { eq: true }, exchangeRate: { atLeast: "0" }, dueOn: $due }
          sort: { field: DUE_ON }
        ) @required(action: THROW) {
          ...ForeignPayables_items
        }
        payableProposals(dueBy: $dueBy, currency: $currency) @required(action: THROW) {
          vendorId
          vendorName
          accountId
          iban
          accountState
          accountSince
          accountEnteredBy
          credit
          documents {
            documentId
            kind
            number
            vendorNumber
            dueOn
            daysLate
            balance
          }
        }
      }
    `,
    query,
  );
  const currency = query.variables.currency ?? undefined;
  useLiveUpdates('JournalEntry', 'Vendor');
  const toggle = (documentId: string) => {
    const next = new Set(left);
    if (!next.delete(documentId)) next.add(documentId);
    setLeft(next);
  };
  const chosen = proposals
    .filter(({ accountId }) => accountId)
    .map(proposal => ({ ...proposal, documents: proposal.documents.filter(({ documentId }) => !left.has(documentId)) }))
    .filter(({ documents }) => documents.length > 0);
  const count = sum(chosen.map(({ documents }) => documents.length)).toNumber();
  return (
    <ReportFrame
      title="payVendors.title"
      choices={
        <>
          <ReportPeriod to={query.variables.dueBy} isAsOf asOfLabel="payVendors.dueBy" />
          {mayPay && proposals.length > 0 && (
            <Button disabled={!count} onClick={() => setPaying(true)}>
              <Send aria-hidden />
              <FormattedMessage id="payVendors.pay" values={{ count }} />
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="payVendors.text" />
        </Text>
        <ForeignPayables items={openItems} shown={currency} />
        {proposals.length === 0 ? (
          <EmptyState title={intl.formatMessage({ id: 'payVendors.none' })} text={intl.formatMessage({ id: 'payVendors.noneText' })} />
        ) : (
          <FigureTable
            label="payVendors.title"
            heads={['payVendors.vendor', 'payVendors.documents', 'payVendors.total']}
            words={['payVendors.documents']}
            size="md"
            rows={proposals.map(proposal => ({
              key: proposal.vendorId,
              cells: [
                <Stack key="vendor" gap="1" align="flex-start">
                  <RecordLink id={proposal.vendorId}>
                    <bdi>{proposal.vendorName}</bdi>
                  </RecordLink>
                  <VendorAccount payable={proposal} />
                  {Number(proposal.credit) > 0 && (
                    <Text fontSize="sm" color="fg.muted">
                      <FormattedMessage
                        id="payVendors.credit"
                        values={{ amount: <MoneyText value={proposal.credit} currency={currency} /> }}
                      />
                    </Text>
                  )}
                </Stack>,
                <Stack key="documents" as="ul" gap="0" listStyleType="none">
                  {proposal.documents.map(({ documentId, number, vendorNumber, dueOn, daysLate, balance }) => (
                    <HStack as="li" key={documentId} gap="1" align="center" wrap="wrap">
                      {mayPay && proposal.accountId && (
                        <Tick
                          label={intl.formatMessage({ id: 'payVendors.choose' }, { name: `${proposal.vendorName}, ${number ?? ''}` })}
                          isOn={!left.has(documentId)}
                          onToggle={() => toggle(documentId)}
                        />
                      )}
                      <RecordLink id={documentId} fontWeight="normal">
                        <Ltr whiteSpace="nowrap">{number ?? '–'}</Ltr>
                      </RecordLink>
                      <Text as="span" fontSize="sm" color="fg.muted">
                        {vendorNumber && (
                          <>
                            <Ltr>{vendorNumber}</Ltr> ·{' '}
                          </>
                        )}
                        <MoneyText value={balance} currency={currency} /> · <Day on={dueOn} />
                        {daysLate > 0 && (
                          <>
                            {' '}
                            · <FormattedMessage id="payVendors.late" values={{ count: daysLate }} />
                          </>
                        )}
                      </Text>
                    </HStack>
                  ))}
                </Stack>,
                <MoneyText key="total" value={sum(proposal.documents.map(({ balance }) => balance)).toFixed()} currency={currency} />,
              ],
            }))}
          />
        )}
      </Stack>
      {isPaying && (
        <Part>
          <PaymentRunForm payables={chosen} currency={currency} onClose={() => setPaying(false)} />
        </Part>
      )}
    </ReportFrame>
  );
}

/** The account that a vendor is paid to, marked if nothing was paid to it yet. */
function VendorAccount({ payable: { iban, accountState } }: { payable: Payable }) {
  if (!iban)
    return (
      <Text fontSize="sm" color="fg.error">
        <FormattedMessage id="payVendors.noAccount" />
      </Text>
    );
  return (
    <HStack gap="2" wrap="wrap">
      <Ltr fontSize="sm" whiteSpace="nowrap">
        {iban}
      </Ltr>
      {accountState && accountState !== 'KNOWN' && (
        <Badge colorPalette={accountState === 'CHANGED' ? 'red' : 'amber'}>
          <FormattedMessage id={`payVendors.account.${accountState}`} />
        </Badge>
      )}
    </HStack>
  );
}
