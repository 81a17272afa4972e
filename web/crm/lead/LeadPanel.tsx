import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { documentTotals } from '../../../server/core/money/documentTotals.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { LeadPanel_lead$key } from '../../core/relay/generated/LeadPanel_lead.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useSession } from '../../core/session/session.ts';
import { DealLineTable } from '../deal/DealLineTable.tsx';
import { Fact, Facts } from '../deal/Facts.tsx';
import { StageAge } from './StageAge.tsx';

/** The lead itself: who asks, why, what it may be worth, and its lines. */
export function LeadPanel({ lead: key }: { lead: LeadPanel_lead$key }) {
  const lead = useFragment(
    graphql`
      fragment LeadPanel_lead on Lead {
        customer {
          id
          name
        }
        contact {
          id
          name
        }
        description
        reason
        lossReason
        orderValue
        estimatedBudget
        probability
        expectedCloseOn
        source
        columnSince
        closedAt
        lines {
          id
          product {
            name
            code
          }
          description
          quantity
          unitPrice
          discountPercent
          vatCategory
          vatRate
          net
        }
      }
    `,
    key,
  );
  const { currency } = useSession();
  const code = currency ?? 'USD';
  const { customer, contact, estimatedBudget, probability, expectedCloseOn, lossReason, source, closedAt } = lead;
  const text = (value: string | null | undefined) => value && <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>;
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="lg" padding={{ base: '4', md: '5' }}>
      <Facts>
        <Fact label="lead.customer">
          <RecordLink to={`/CRM/customer/${customer.id}/`}>
            <bdi>{customer.name}</bdi>
          </RecordLink>
        </Fact>
        <Fact label="lead.contact">
          {contact && (
            <RecordLink to={`/CRM/contacts/${contact.id}/`}>
              <bdi>{contact.name}</bdi>
            </RecordLink>
          )}
        </Fact>
        <Fact label="lead.orderValue">
          <MoneyText value={lead.orderValue} />
        </Fact>
        <Fact label="lead.estimatedBudget">{estimatedBudget && <MoneyText value={estimatedBudget} />}</Fact>
        <Fact label="lead.probability">{typeof probability === 'number' && `${probability}`}</Fact>
        <Fact label="lead.expectedCloseOn">{expectedCloseOn && <Day on={expectedCloseOn} />}</Fact>
        <Fact label="lead.source">{text(source)}</Fact>
        <Fact label="lead.columnSince">
          <StageAge since={lead.columnSince} />
        </Fact>
        <Fact label="lead.closedAt">{closedAt && <When at={closedAt} />}</Fact>
        <Fact label="lead.lossReason">{text(lossReason)}</Fact>
        <Fact label="lead.reason">{text(lead.reason)}</Fact>
        <Fact label="lead.description" isText>
          {text(lead.description)}
        </Fact>
      </Facts>
      {lead.lines.length > 0 ? (
        <DealLineTable
          lines={lead.lines}
          figures={{ currency: code, ...documentTotals(lead.lines as never, { digits: currencyDecimals(code) }) }}
        />
      ) : (
        <FormattedMessage id="lead.noLines" />
      )}
    </Box>
  );
}
