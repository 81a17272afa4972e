import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { issueMessage, type Issue } from '../../core/i18n/issueMessage.ts';
import type { ImportResult } from '../../core/import/useImport.ts';
import type { useCatalogueImportMutation } from '../../core/relay/generated/useCatalogueImportMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useFollowedTask } from '../../core/task/useFollowedTask.ts';
import { toast } from '../../core/ui/toasts.ts';

/** Bytes from which on a file is imported in the background. */
const slowFrom = 200_000;

/** How products are imported. */
export interface CatalogueChoice {
  groupId: string | null;
  setsStock: boolean;
}

/** State and steps of an import of another shop's products: choose the file, dry run, import. */
export function useCatalogueImport() {
  const [file, setFile] = useState<File>();
  const [trial, setTrial] = useState<ImportResult>();
  const [result, setResult] = useState<ImportResult>();
  const [problems, setProblems] = useState<string[]>([]);
  const intl = useIntl();
  const { followed, follow } = useFollowedTask();
  const [run, isRunning] = useSaving<useCatalogueImportMutation>(graphql`
    mutation useCatalogueImportMutation($input: ImportShopProductsInput!) {
      importShopProducts(input: $input) {
        ...saving_payload
        created
        updated
        unchanged
        rowErrors {
          line
          field
          message
        }
        task {
          id
        }
      }
    }
  `);
  const send = async (choice: CatalogueChoice, dryRun: boolean, skipInvalid = false) => {
    setProblems([]);
    const input = { ...choice, file: null, dryRun, skipInvalid, inBackground: file!.size > slowFrom };
    const { response, issues } = await run({ input }, { 'input.file': file! });
    setProblems(issues.map(({ text }) => text));
    return response?.importShopProducts;
  };
  return {
    file,
    trial,
    result,
    problems,
    followed,
    isBusy: isRunning || !!followed,
    choose(chosen: File) {
      setProblems([]);
      setFile(chosen);
    },
    back: () => setTrial(undefined),
    async check(choice: CatalogueChoice) {
      const answer = await send(choice, true);
      if (!answer?.task) return answer?.rowErrors && setTrial(answer);
      const { result: outcome, error } = await follow(answer.task.id);
      if (outcome) setTrial(outcome as ImportResult);
      else if (error) setProblems([issueMessage(intl)(error as Issue)]);
      return undefined;
    },
    /** Imports the products, or the valid ones alone. Returns true if that goes on in the background, so that the dialog can close. */
    async perform(choice: CatalogueChoice, skipInvalid: boolean): Promise<boolean> {
      const answer = await send(choice, false, skipInvalid);
      if (answer?.task) toast(intl.formatMessage({ id: 'task.begun' }), 'green', intl.formatMessage({ id: 'task.begunText' }));
      else if (answer?.rowErrors) setResult(answer);
      return !!answer?.task;
    },
  };
}
