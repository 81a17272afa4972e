import { graphql, useFragment } from 'react-relay';
import { currencyDecimals } from '../../../server/core/money/currencyDecimals.ts';
import { documentTotals } from '../../../server/core/money/documentTotals.ts';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { LeadPanel_lead$key } from '../../core/relay/generated/LeadPanel_lead.graphql.ts';
import { useSession } from '../../core/session/session.ts';
import { DealPanel } from '../deal/DealPanel.tsx';
import { Fact, TextFact } from '../../core/ui/Facts.tsx';
import { NextActivity } from './NextActivity.tsx';
import { StageAge } from './StageAge.tsx';

/** Details of a lead: its parties, source, expected value and lines. */
export function LeadPanel({ lead: key }: { lead: LeadPanel_lead$key }) {
  const lead = useFragment(
    graphql`
      fragment LeadPanel_lead on Lead {
        reason
        lossReason {
          name
        }
        lossNote
        orderValue
        estimatedBudget
        probability
        expectedCloseOn
        source {
          name
        }
        pricesIncludeTax
        vatMode
        columnSince
        closedAt
        nextActivityOn
        ...NextActivity_lead
        ...DealPanel_deal
      }
    `,
    key,
  );
  const currency = useSession().currency ?? 'USD';
  const { pricesIncludeTax, vatMode, estimatedBudget, probability, expectedCloseOn, closedAt } = lead;
  const terms = { currency, pricesIncludeTax, vatMode };
  return (
    <DealPanel
      entity="lead"
      deal={lead}
      figures={lines => ({
        ...terms,
        ...documentTotals([...lines], { digits: currencyDecimals(currency), taxInclusive: pricesIncludeTax, vatMode }),
      })}
      facts={
        <>
          <Fact label="lead.orderValue">
            <MoneyText value={lead.orderValue} />
          </Fact>
          <Fact label="lead.estimatedBudget">{estimatedBudget && <MoneyText value={estimatedBudget} />}</Fact>
          <Fact label="lead.probability">{typeof probability === 'number' && <Percent value={probability} />}</Fact>
          <Fact label="lead.expectedCloseOn">{expectedCloseOn && <Day on={expectedCloseOn} />}</Fact>
          <TextFact label="lead.source" value={lead.source?.name} />
          <Fact label="lead.nextActivity">{lead.nextActivityOn && <NextActivity lead={lead} />}</Fact>
          <Fact label="lead.columnSince">
            <StageAge since={lead.columnSince} />
          </Fact>
          <Fact label="lead.closedAt">{closedAt && <When at={closedAt} />}</Fact>
          <TextFact label="lead.lossReason" value={lead.lossReason?.name} />
          <TextFact label="lead.lossNote" value={lead.lossNote} />
          <TextFact label="lead.reason" value={lead.reason} />
        </>
      }
    />
  );
}
