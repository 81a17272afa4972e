import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import Play from 'lucide-react/icons/play';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { LanguageLink } from '../../../core/i18n/LanguageLink.tsx';
import type { ProcessPayrollMutation } from '../../../core/relay/generated/ProcessPayrollMutation.graphql.ts';
import type { ProcessPayrollQuery } from '../../../core/relay/generated/ProcessPayrollQuery.graphql.ts';
import { useLiveUpdates } from '../../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../../core/screens/ScreenHead.tsx';
import { useAction } from '../../../core/screens/useAction.ts';
import { useMay } from '../../../core/session/may.ts';
import { Choice } from '../../../core/ui/Choice.tsx';
import { EmptyState } from '../../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { ProgressBar } from '../../../core/ui/ProgressBar.tsx';
import { ProcessedTable } from './ProcessedTable.tsx';
import { RunProgress } from './RunProgress.tsx';
import { usePreview } from './usePreview.ts';

/** /HRM/payroll/processPayroll/: previews an open run against the last one, and processes it. Completed runs are not offered (spec 2 §4). */
export function ProcessPayroll({ query }: ScreenProps<ProcessPayrollQuery>) {
  const intl = useIntl();
  const mayProcess = useMay('APPROVE');
  const [address, setAddress] = useSearchParams();
  useLiveUpdates('PayrollRun');
  const { payrollRuns } = usePreloadedQuery<ProcessPayrollQuery>(
    graphql`
      query ProcessPayrollQuery @preloadable {
        payrollRuns(first: 100, filter: { status: { in: [PENDING, INPROGRESS] }, kind: { eq: REGULAR } }, sort: { field: STARTS_ON })
          @required(action: THROW) {
          edges {
            node {
              id
              title
              startsOn
              endsOn
              slipCount
              openCount
              isProcessing
            }
          }
        }
      }
    `,
    query,
  );
  const runs = payrollRuns.edges.map(({ node }) => node);
  const run = runs.find(({ id }) => id === address.get('run')) ?? runs.at(0);
  const { state, preview } = usePreview(run);
  const [start, isStarting] = useAction<ProcessPayrollMutation>(
    'payrollRun',
    graphql`
      mutation ProcessPayrollMutation($input: RecordInput!) {
        processPayrollRun(input: $input) {
          ...saving_payload
          payrollRun {
            id
            isProcessing
          }
        }
      }
    `,
    'processPayroll.started',
  );
  const isBusy = state?.isBusy ?? false;
  return (
    <Stack gap="4">
      <ScreenHead title={<FormattedMessage id="processPayroll.title" />} />
      {!run && (
        <EmptyState title={intl.formatMessage({ id: 'processPayroll.none' })} text={intl.formatMessage({ id: 'processPayroll.noneText' })}>
          <Button asChild>
            <LanguageLink to="/HRM/payroll/payrolls/?dialog=new">
              <FormattedMessage id="payrollRun.new" />
            </LanguageLink>
          </Button>
        </EmptyState>
      )}
      {run && (
        <Stack gap="5">
          <PanelBox>
            <Flex gap="3" wrap="wrap" align="center">
              <Box width={{ base: 'full', md: '60' }}>
                <Choice
                  aria-label={intl.formatMessage({ id: 'processPayroll.run' })}
                  value={run.id}
                  onChange={({ target }) => setAddress({ run: target.value })}
                  options={runs.map(({ id, title }) => ({ value: id, label: title }))}
                />
              </Box>
              <Text color="fg.muted" flex="1" minWidth="48">
                <FormattedMessage id="processPayroll.counts" values={{ done: run.slipCount, open: run.openCount }} />
              </Text>
              <Button variant="outline" loading={isBusy} disabled={isBusy} onClick={() => void preview()}>
                <Eye aria-hidden />
                <FormattedMessage id="processPayroll.preview" />
              </Button>
              {mayProcess && (
                <Button
                  loading={isStarting || run.isProcessing}
                  disabled={isStarting || run.isProcessing || !run.openCount}
                  onClick={() => void start({ input: { id: run.id } })}
                >
                  <Play aria-hidden />
                  <FormattedMessage id="processPayroll.start" />
                </Button>
              )}
              <Button asChild variant="outline">
                <LanguageLink to={`/HRM/payroll/payrolls/${run.id}/`}>
                  <FormattedMessage id="processPayroll.open" />
                </LanguageLink>
              </Button>
            </Flex>
            {run.isProcessing && <RunProgress done={run.slipCount} open={run.openCount} />}
            {!run.isProcessing && !run.openCount && run.slipCount > 0 && (
              <Text color="fg.muted" marginBlockStart="3">
                <FormattedMessage id="processPayroll.allDone" />
              </Text>
            )}
          </PanelBox>
          {state?.failure && (
            <Text role="alert" color="fg.error">
              {state.failure}
            </Text>
          )}
          {state && (
            <PanelBox>
              {isBusy && (
                <ProgressBar done={state.done} total={state.total} label={intl.formatMessage({ id: 'processPayroll.progress' })} />
              )}
              <Text color="fg.muted" marginBlockEnd="3">
                <FormattedMessage id="processPayroll.previewText" />
              </Text>
              <ProcessedTable rows={state.rows} />
            </PanelBox>
          )}
        </Stack>
      )}
    </Stack>
  );
}
