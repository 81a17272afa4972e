import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { RecordScreen } from '../../../core/record/RecordScreen.tsx';
import type { PaySlipPageQuery } from '../../../core/relay/generated/PaySlipPageQuery.graphql.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { Fact, Facts } from '../../../core/ui/Facts.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { SlipFigures } from './SlipFigures.tsx';
import { SlipReverse } from './SlipReverse.tsx';
import { SlipMailButton, SlipMailFacts } from './SlipMail.tsx';
import type { SlipLine } from './slipLines.ts';

/** /HRM/payroll/slips/:id/: one pay slip, every line of which says why it has its amount. */
export function PaySlipPage({ query }: ScreenProps<PaySlipPageQuery>) {
  const { paySlip: slip, paySlipsCanBeMailed } = usePreloadedQuery<PaySlipPageQuery>(
    graphql`
      query PaySlipPageQuery($id: ID!) @preloadable {
        paySlip(id: $id) @required(action: THROW) {
          id
          employeeId
          employeeName
          designation
          startsOn
          endsOn
          currency
          days
          paidDays
          earnings
          taxable
          taxes
          deductions
          net
          employerCost
          lines
          ...SlipMail_slip
          ...SlipReverse_slip
          department {
            id
            title
          }
          run {
            id
            title
          }
          ...RecordScreen_record
        }
        paySlipsCanBeMailed
      }
    `,
    query,
  );
  useLiveUpdates('PaySlip');
  const { employeeId, employeeName, designation, startsOn, endsOn, currency, department, run } = slip;
  const details = (
    <Stack gap="5">
      <PanelBox>
        <Facts marginBlockEnd="0">
          <Fact label="paySlip.employeeName">
            <RecordLink id={employeeId}>
              <bdi>{employeeName}</bdi>
            </RecordLink>
          </Fact>
          <Fact label="paySlip.run">
            <RecordLink id={run.id}>
              <bdi>{run.title}</bdi>
            </RecordLink>
          </Fact>
          <Fact label="paySlip.department">{department && <bdi>{department.title}</bdi>}</Fact>
          <Fact label="paySlip.designation">{designation && <bdi>{designation}</bdi>}</Fact>
          <Fact label="paySlip.startsOn">
            <Day on={startsOn} />
          </Fact>
          <Fact label="paySlip.endsOn">
            <Day on={endsOn} />
          </Fact>
          <Fact label="paySlip.days">
            <NumberText value={slip.days} />
          </Fact>
          <Fact label="paySlip.paidDays">
            <NumberText value={Number(slip.paidDays)} />
          </Fact>
          <Fact label="paySlip.taxable">
            <MoneyText value={slip.taxable} currency={currency} />
          </Fact>
          <Fact label="paySlip.employerCost">
            <MoneyText value={slip.employerCost} currency={currency} />
          </Fact>
          <SlipMailFacts slip={slip} />
        </Facts>
      </PanelBox>
      <SlipFigures slip={slip} lines={slip.lines as SlipLine[]} />
    </Stack>
  );
  return (
    <RecordScreen
      entity="paySlip"
      record={slip}
      name={`${employeeName}, ${run.title}`}
      panels={[{ id: 'overview', label: 'paySlip.one', content: details }]}
      buttons={
        <>
          <SlipReverse slip={slip} />
          {paySlipsCanBeMailed && <SlipMailButton slip={slip} />}
        </>
      }
    />
  );
}
