import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import { RecordScreen } from '../../../core/record/RecordScreen.tsx';
import type { PayrollRunPageQuery } from '../../../core/relay/generated/PayrollRunPageQuery.graphql.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { Fact, Facts } from '../../../core/ui/Facts.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { RunButtons } from './RunButtons.tsx';
import { RunRemittance } from './RunRemittance.tsx';
import { RunProgress } from './RunProgress.tsx';
import { RunSlips } from './RunSlips.tsx';
import { RunStatus } from './RunStatus.tsx';

/** /HRM/payroll/payrolls/:id/: one payroll run with its pay slips. */
export function PayrollRunPage({ query }: ScreenProps<PayrollRunPageQuery>) {
  const {
    payrollRun: run,
    payrollRemittance,
    paySlipsCanBeMailed,
  } = usePreloadedQuery<PayrollRunPageQuery>(
    graphql`
      query PayrollRunPageQuery($id: ID!) @preloadable {
        payrollRun(id: $id) @required(action: THROW) {
          id
          title
          number
          kind
          cycle
          startsOn
          endsOn
          payOn
          status
          completedAt
          paidOn
          isReversed
          slipCount
          openCount
          isProcessing
          isMailing
          mailedCount
          unmailedCount
          reverses {
            id
            title
          }
          slips(first: 100) {
            ...RunSlips_slips
          }
          ...RunButtons_run
          ...RecordScreen_record
        }
        payrollRemittance(run: $id) @required(action: THROW) {
          ...RunRemittance_rows
        }
        paySlipsCanBeMailed
      }
    `,
    query,
  );
  useLiveUpdates('PayrollRun');
  const overview = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <Fact label="payrollRun.status">
          <RunStatus run={run} />
        </Fact>
        <Fact label="payrollRun.number">{run.number && <Ltr>{run.number}</Ltr>}</Fact>
        <Fact label="payrollRun.kind">
          <FormattedMessage id={`payrollKind.${run.kind}`} />
        </Fact>
        <Fact label="payrollRun.cycle">
          <FormattedMessage id={`payCycle.${run.cycle}`} />
        </Fact>
        <Fact label="payrollRun.startsOn">
          <Day on={run.startsOn} />
        </Fact>
        <Fact label="payrollRun.endsOn">
          <Day on={run.endsOn} />
        </Fact>
        <Fact label="payrollRun.payOn">
          <Day on={run.payOn} />
        </Fact>
        <Fact label="payrollRun.slipCount">
          <NumberText value={run.slipCount} />
        </Fact>
        {run.status !== 'COMPLETED' && (
          <Fact label="payrollRun.openCount">
            <NumberText value={run.openCount} />
          </Fact>
        )}
        <Fact label="payrollRun.completedAt">{run.completedAt && <When at={run.completedAt} />}</Fact>
        <Fact label="payrollRun.paidOn">{run.paidOn && <Day on={run.paidOn} />}</Fact>
        {run.mailedCount > 0 && (
          <Fact label="payrollRun.mailed">
            <FormattedMessage id="payrollRun.mailedOf" values={{ mailed: run.mailedCount, total: run.mailedCount + run.unmailedCount }} />
          </Fact>
        )}
        {run.reverses && (
          <Fact label="payrollRun.reverses">
            <RecordLink id={run.reverses.id}>
              <bdi>{run.reverses.title}</bdi>
            </RecordLink>
          </Fact>
        )}
      </Facts>
    </PanelBox>
  );
  const slips = (
    <>
      {run.isProcessing && <RunProgress done={run.slipCount} open={run.openCount} />}
      {run.isMailing && <RunProgress work="mail" done={run.mailedCount} open={run.unmailedCount} />}
      <RunSlips slips={run.slips} />
    </>
  );
  return (
    <RecordScreen
      entity="payrollRun"
      record={run}
      name={run.title}
      panels={[
        { id: 'slips', label: 'payrollRun.slips', content: slips },
        { id: 'remittance', label: 'payrollRun.remittance', content: <RunRemittance runId={run.id} rows={payrollRemittance} /> },
        { id: 'overview', label: 'payrollRun.one', content: overview },
      ]}
      buttons={<RunButtons run={run} canMail={paySlipsCanBeMailed} />}
    />
  );
}
