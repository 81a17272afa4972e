import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../../relay/saving.ts';
import { slowAfter } from '../../task/slowAfter.ts';
import { toast } from '../../ui/toasts.ts';
import { useRevalidate } from '../../relay/useRevalidate.ts';
import { bulkOutcome, type BulkOutcome } from './bulkOutcome.ts';

/** Runs a bulk mutation and keeps its errors, both for the whole request and per record. */
export function useBulk(mutation: GraphQLTaggedNode) {
  const intl = useIntl();
  const [save, isBusy] = useSaving<MutationParameters>(mutation);
  const revalidate = useRevalidate();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [report, setReport] = useState<BulkOutcome>();
  /** Returns the outcome, or undefined if the whole request failed. Large requests run as a background task, which is in the outcome. */
  const run = async (input: object, count: number): Promise<BulkOutcome | undefined> => {
    const { response, issues } = await save({ input: { ...input, ...(count > slowAfter && { inBackground: true }) } });
    setRefusals(issues.map(({ text }) => text));
    if (!response) return undefined;
    const answer = bulkOutcome(response);
    if (answer.task) toast(intl.formatMessage({ id: 'task.begun' }), 'green', intl.formatMessage({ id: 'task.begunText' }));
    else void revalidate();
    if (answer.failures?.length) setReport(answer);
    return answer;
  };
  return { run, isBusy, refusals, report };
}
