import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useSaving } from '../../relay/saving.ts';
import { bulkOutcome, type BulkOutcome } from './bulkOutcome.ts';

/** Runs a bulk mutation; keeps what was refused of it, as a whole or record by record. */
export function useBulk(mutation: GraphQLTaggedNode) {
  const [save, isBusy] = useSaving<MutationParameters>(mutation);
  const { revalidate } = useRevalidator();
  const [refusals, setRefusals] = useState<string[]>([]);
  const [report, setReport] = useState<BulkOutcome>();
  /** Answers what was done, unless all of it was refused. */
  const run = async (input: object): Promise<BulkOutcome | undefined> => {
    const { response, issues } = await save({ input });
    setRefusals(issues.map(({ text }) => text));
    if (!response) return undefined;
    const answer = bulkOutcome(response);
    void revalidate();
    if (answer.failures?.length) setReport(answer);
    return answer;
  };
  return { run, isBusy, refusals, report };
}
