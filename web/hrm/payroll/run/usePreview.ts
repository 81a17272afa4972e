import { useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import { environment } from '../../../core/relay/environment.ts';
import type { usePreviewMutation } from '../../../core/relay/generated/usePreviewMutation.graphql.ts';
import type { usePreviewSetupsQuery } from '../../../core/relay/generated/usePreviewSetupsQuery.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';

/** Employees sent at once, so that progress shows. */
const atOnce = 100;

type Processing = NonNullable<usePreviewMutation['response']['payload']['processing']>;
/** What became of an employee. */
export type ProcessedRow = Processing['results'][number];

const setupsQuery = graphql`
  query usePreviewSetupsQuery {
    payrollSetups(first: 100, filter: { status: { eq: ACTIVE } }, sort: { field: TITLE }) @required(action: THROW) {
      edges {
        node {
          id
          startsOn
          endsOn
          employeeIds
        }
      }
    }
  }
`;

interface PreviewedRun {
  readonly id: string;
  readonly startsOn: string;
  readonly endsOn: string;
  /** Pay slips stored so far: a preview holds until there are others. */
  readonly slipCount: number;
}

interface Preview {
  rows: ProcessedRow[];
  done: number;
  total: number;
  isBusy: boolean;
  failure?: string;
}

/** Computes what all employees of a run would be paid, some at a time, and stores nothing. */
export function usePreview(run: PreviewedRun | undefined) {
  const [send] = useSaving<usePreviewMutation>(graphql`
    mutation usePreviewMutation($input: ProcessPayrollInput!) {
      payload: processPayroll(input: $input) {
        ...saving_payload
        processing {
          results {
            employeeId
            employeeName
            outcome
            net
            previousNet
            differences {
              kind
              title
              before
              after
              causes
            }
          }
        }
      }
    }
  `);
  const subject = run && `${run.id} ${run.slipCount}`;
  const [previewed, setPreviewed] = useState<Preview & { subject: string }>();
  const preview = async () => {
    if (!run || !subject) return;
    const setState = (state: Preview) => setPreviewed({ ...state, subject });
    setState({ rows: [], done: 0, total: 0, isBusy: true });
    const found = await fetchQuery<usePreviewSetupsQuery>(environment, setupsQuery, {}, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
    const setups = (found?.payrollSetups.edges ?? [])
      .map(({ node }) => node)
      .filter(({ startsOn, endsOn }) => startsOn <= run.endsOn && (!endsOn || endsOn >= run.startsOn));
    const total = setups.reduce((sum, { employeeIds }) => sum + employeeIds.length, 0);
    let rows: ProcessedRow[] = [];
    let done = 0;
    for (const { id, employeeIds } of setups)
      for (let at = 0; at < employeeIds.length; at += atOnce) {
        const some = employeeIds.slice(at, at + atOnce);
        const { response, issues } = await send({ input: { id, runId: run.id, employeeIds: some, dryRun: true } });
        const failure = issues.map(({ text }) => text).join(' ');
        if (failure) return setState({ rows, done, total, isBusy: false, failure });
        rows = [...rows, ...(response?.payload.processing?.results ?? [])];
        done += some.length;
        setState({ rows, done, total, isBusy: done < total });
      }
    setState({ rows, done, total, isBusy: false });
  };
  return { state: previewed?.subject === subject ? previewed : undefined, preview };
}
