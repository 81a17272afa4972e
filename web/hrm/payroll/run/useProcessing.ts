import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useProcessingMutation } from '../../../core/relay/generated/useProcessingMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';

/** Employees sent at once, so that progress shows and what is done stays done. */
const atOnce = 25;

type Processing = NonNullable<useProcessingMutation['response']['payload']['processing']>;
/** What became of an employee. */
export type ProcessedRow = Processing['results'][number];

/** A setup to process, with its employees. */
export interface SetupToProcess {
  readonly id: string;
  readonly employeeIds: readonly string[];
}

/** Previews or processes the pay of all employees of setups, some at a time; it can be stopped and started again. */
export function useProcessing(runId: string | undefined) {
  const [send] = useSaving<useProcessingMutation>(graphql`
    mutation useProcessingMutation($input: ProcessPayrollInput!) {
      payload: processPayroll(input: $input) {
        ...saving_payload
        processing {
          results {
            employeeId
            employeeName
            outcome
            slipId
            net
            previousNet
            differences {
              kind
              title
              before
              after
            }
          }
        }
        run {
          id
          version
          status
          slipCount
          openCount
        }
      }
    }
  `);
  const [state, setState] = useState<{
    rows: ProcessedRow[];
    done: number;
    total: number;
    isBusy: boolean;
    isPreview: boolean;
    failure?: string;
  }>();
  const run = async (setups: readonly SetupToProcess[], isPreview: boolean) => {
    const total = setups.reduce((sum, { employeeIds }) => sum + employeeIds.length, 0);
    let rows: ProcessedRow[] = [];
    let done = 0;
    setState({ rows, done, total, isBusy: true, isPreview });
    for (const { id, employeeIds } of setups)
      for (let at = 0; at < employeeIds.length; at += atOnce) {
        const some = employeeIds.slice(at, at + atOnce);
        const { response, issues } = await send({ input: { id, runId, employeeIds: some, dryRun: isPreview } });
        const failure = issues.map(({ text }) => text).join(' ');
        if (failure) return setState({ rows, done, total, isBusy: false, isPreview, failure });
        rows = [...rows, ...(response?.payload.processing?.results ?? [])];
        done += some.length;
        setState({ rows, done, total, isBusy: done < total, isPreview });
      }
    setState({ rows, done, total, isBusy: false, isPreview });
  };
  return { state, run };
}
