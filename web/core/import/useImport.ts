import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { issueMessage, type Issue } from '../i18n/issueMessage.ts';
import type { useImportReadMutation, useImportReadMutation$data } from '../relay/generated/useImportReadMutation.graphql.ts';
import type { useImportRunMutation, useImportRunMutation$data } from '../relay/generated/useImportRunMutation.graphql.ts';
import { useSaving } from '../relay/saving.ts';
import { useScreenRow } from '../routing/useScreenRow.ts';
import { slowAfter } from '../task/slowAfter.ts';
import { useFollowedTask } from '../task/useFollowedTask.ts';
import { toast } from '../ui/toasts.ts';
import { loadLabels, valueLabels, type ImportField } from './importLabels.ts';
import { labelOf, planOf, type ImportPlan } from './importPlan.ts';
import type { Imported } from './ImportSource.ts';
import { keepPlan, keptPlan } from './keptPlans.ts';

export type FileContents = NonNullable<useImportReadMutation$data['readImport']>;
export type ImportResult = Pick<
  NonNullable<useImportRunMutation$data['importRecords']>,
  'created' | 'updated' | 'unchanged' | 'rowErrors'
> & {
  readonly rejectedFile?: string | null;
};

const nothing: ImportPlan = { mapping: {}, labels: {}, otherwise: {}, key: '' };

/** State and steps of an import: read the file, map its columns, dry run, import. */
export function useImport(imported: Imported) {
  const { type } = imported;
  const folder = useScreenRow()?.messages ?? '';
  const [file, setFile] = useState<File>();
  const [contents, setContents] = useState<FileContents>();
  const [plan, setPlan] = useState(nothing);
  const [trial, setTrial] = useState<ImportResult>();
  const [result, setResult] = useState<ImportResult>();
  const [problems, setProblems] = useState<string[]>([]);
  const [read, isReading] = useSaving<useImportReadMutation>(graphql`
    mutation useImportReadMutation($input: ReadImportInput!) {
      readImport(input: $input) {
        ...saving_payload
        fields {
          name
          kind
          isRequired
          isKey
          label
          values
        }
        columns {
          title
          samples
          texts
        }
        rowCount
      }
    }
  `);
  const [run, isRunning] = useSaving<useImportRunMutation>(graphql`
    mutation useImportRunMutation($input: ImportRecordsInput!) {
      importRecords(input: $input) {
        ...saving_payload
        created
        updated
        unchanged
        rowErrors {
          line
          field
          message
        }
        rejectedFile
        task {
          id
        }
      }
    }
  `);
  const intl = useIntl();
  const { followed, follow } = useFollowedTask();
  const fields = contents?.fields ?? [];
  const titles = contents?.columns?.map(({ title }) => title) ?? [];
  const { mapping, labels, otherwise, key } = plan;

  const choose = async (chosen: File) => {
    setProblems([]);
    const [{ response, issues }] = await Promise.all([
      read({ input: { entity: type, file: null } }, { 'input.file': chosen }),
      loadLabels(folder).catch(() => undefined),
    ]);
    setProblems(issues.map(({ text }) => text));
    if (!response?.readImport) return;
    const found = response.readImport.columns?.map(({ title }) => title) ?? [];
    setFile(chosen);
    setContents(response.readImport);
    setPlan(keptPlan(type, found) ?? planOf(imported, response.readImport.fields ?? [], found));
    setTrial(undefined);
  };
  const send = async (dryRun: boolean, skipInvalid = false) => {
    setProblems([]);
    const named = fields.filter(({ name }) => name in mapping || otherwise[name]);
    const columns = named.map(field => ({
      column: mapping[field.name],
      field: field.name,
      labels: labels[field.name] ? { ...valueLabels(imported, field), ...labels[field.name] } : valueLabels(imported, field),
      otherwise: otherwise[field.name] || null,
      notation: imported.sources?.find(({ name }) => name === plan.source)?.notations?.[field.name],
    }));
    const inBackground = (contents?.rowCount ?? 0) > slowAfter;
    const { response, issues } = await run(
      { input: { entity: type, file: null, mapping: columns, key: key || null, dryRun, skipInvalid, inBackground } },
      { 'input.file': file! },
    );
    setProblems(issues.map(({ text }) => text));
    return response?.importRecords;
  };
  const check = async () => {
    const answer = await send(true);
    if (!answer?.task) return answer && setTrial(answer);
    const { result, error } = await follow(answer.task.id);
    if (result) setTrial(result as ImportResult);
    else if (error) setProblems([issueMessage(intl)(error as Issue)]);
  };
  /** Imports the rows, or the valid ones alone. Returns true if the import continues in the background, so that the dialog can close. */
  const perform = async (skipInvalid: boolean): Promise<boolean> => {
    const answer = await send(false, skipInvalid);
    if (answer) keepPlan(type, titles, plan);
    if (!answer?.task) {
      if (answer) setResult(answer);
      return false;
    }
    toast(intl.formatMessage({ id: 'task.begun' }), 'green', intl.formatMessage({ id: 'task.begunText' }));
    return true;
  };
  const template = async () => {
    const [{ response, issues }] = await Promise.all([read({ input: { entity: type } }), loadLabels(folder).catch(() => undefined)]);
    setProblems(issues.map(({ text }) => text));
    return response?.readImport?.fields ?? [];
  };
  return {
    file,
    contents,
    fields,
    mapping,
    otherwise,
    key,
    /** The system that the file was recognised as an export of. */
    source: plan.source,
    trial,
    result,
    problems,
    isBusy: isReading || isRunning || !!followed,
    /** The dry run in the background, if any. */
    followed,
    choose,
    template,
    setKey: (next: string) => setPlan({ ...plan, key: next }),
    setOtherwise: (name: string, value: string) => setPlan({ ...plan, otherwise: { ...otherwise, [name]: value } }),
    /** What a text of the file means in a field; undefined if it is not known. */
    meaningOf: (field: ImportField, text: string) =>
      labelOf(labels[field.name], text) ??
      labelOf(valueLabels(imported, field), text) ??
      field.values.find(value => value.toLowerCase() === text.toLowerCase()),
    mean: (name: string, text: string, value: string) =>
      setPlan({ ...plan, labels: { ...labels, [name]: { ...labels[name], [text]: value } } }),
    map: (column: number, name: string) => {
      const others = Object.entries(mapping).filter(([field, at]) => at !== column && field !== name);
      const isKeyGone = key !== '' && name !== key && mapping[key] === column;
      setPlan({ ...plan, mapping: Object.fromEntries(name ? [...others, [name, column]] : others), key: isKeyGone ? '' : key });
    },
    check,
    back: () => {
      setTrial(undefined);
      setProblems([]);
    },
    perform,
  };
}
