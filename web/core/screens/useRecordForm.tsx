import { useEffect, useId, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { ZodType } from 'zod';
import { checkRules } from '../fields/checkRules.ts';
import { showIssues } from '../fields/Form.tsx';
import { formDraft, retype, type FormDraft } from '../fields/formDraft.ts';
import type { Outcome } from '../relay/saving.ts';
import { refreshViewer } from '../session/refreshViewer.ts';
import { toast } from '../ui/toasts.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { mergeEdits } from './mergeEdits.ts';
import { useDraft } from './useDraft.ts';
import { useTakenText } from './useTakenText.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface RecordFormProps<Values extends FieldValues, Output> {
  /** Message id stem: `user.one` names it in toasts, `user.new` and `user.edit` head the dialog. */
  entity: string;
  /** The server's own rules for it. */
  rules: ZodType<Output, unknown>;
  /** What the fields start from. While the form is open it follows the record, so that a conflict can show both. */
  values: Values;
  /** The record's version now; undefined when one is being made, or when it has none. */
  version?: number;
  /** Whether a record is being made. */
  isNew?: boolean;
  /** Saves; gets the version the user decided on. */
  save: (values: Output, version: number | undefined) => Promise<Outcome<unknown>>;
  /** Fetches the record again, after a conflict. */
  reload?: () => Promise<void>;
  /** What a form that stays on the page starts from after saving, when that is not what was saved. */
  afterSave?: Values;
}

/**
 * A record's form, wherever it stands: the server's rules first, its refusals under their fields, nothing typed lost unasked. Where somebody
 * else saved first, what only one of the two changed is kept of both; the user decides on what both changed.
 */
export function useRecordForm<Values extends FieldValues, Output>(
  { entity, rules, values, version, isNew = false, save, reload, afterSave }: RecordFormProps<Values, Output>,
  onSaved?: () => unknown,
) {
  const intl = useIntl();
  const id = useId();
  const form = useForm<Values, unknown, Output>({ resolver: checkRules(rules, intl), defaultValues: values as DefaultValues<Values> });
  const takenText = useTakenText(entity);
  /** What the user began with. */
  const [base, setBase] = useState({ version, values });
  const [conflict, setConflict] = useState<{ by?: string }>();
  const [isSaved, setSaved] = useState(false);
  const isDone = useRef(false);
  const { revalidate } = useRevalidator();
  const { isDirty } = form.formState;
  const guard = useUnsavedGuard(() => isDirty && !isDone.current);
  const name = intl.formatMessage({ id: `${entity}.one` });
  useDraft<FormDraft<Values> & { base: typeof base }>(
    `${entity} ${isNew ? 'new' : 'edit'}`,
    () => (isDirty && !isDone.current ? { ...formDraft(form), base } : undefined),
    draft => {
      setBase(draft.base);
      retype(form, draft, draft.base.values);
    },
  );

  if (isSaved && version !== base.version) {
    setBase({ version, values });
    setSaved(false);
  }
  const startAnew = () => {
    isDone.current = false;
    form.reset(afterSave ?? form.getValues());
    setSaved(true);
  };
  const submit = async (output: Output, against = base.version, taken?: string) => {
    const { issues } = await save(output, against);
    const stale = issues.find(({ code }) => code === 'conflict');
    if (issues.length === 0) {
      isDone.current = true;
      toast(intl.formatMessage({ id: isNew ? 'toast.created' : 'toast.updated' }, { entity: name }), 'green', taken);
      // A dialog closes first: what is fetched anew may take its time. Without one, what was saved is where the form starts from now.
      if (onSaved) await onSaved();
      else startAnew();
      void revalidate();
      void refreshViewer();
    } else if (reload && stale) {
      await reload();
      setConflict({ by: stale.params?.by as string | undefined });
    } else {
      showIssues(form, issues);
      toast(intl.formatMessage({ id: isNew ? 'toast.createFailed' : 'toast.updateFailed' }, { entity: name }), 'red');
    }
  };
  const merged = conflict && mergeEdits(base.values, form.getValues(), values);
  const settle = (takeTheirs: boolean) => {
    const theirs = takeTheirs && Object.fromEntries(merged!.contested.map(field => [field, values[field]]));
    setBase({ version, values });
    setConflict(undefined);
    form.reset(values);
    form.reset({ ...merged!.values, ...theirs }, { keepDefaultValues: true });
    if (!takeTheirs) void form.handleSubmit(output => submit(output, version, takenText(merged!.taken, conflict?.by)))();
  };
  // There is nothing to decide. The version must be another one: what is stale twice is shown.
  const isSettled = merged?.contested.length === 0 && version !== base.version;
  useEffect(() => {
    if (isSettled) settle(false);
    else if (conflict) document.getElementById(`${id}-conflict`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [conflict, isSettled]);
  return {
    id,
    form,
    submit: (output: Output) => submit(output),
    isConflict: !!conflict,
    conflict: merged && !isSettled && (
      <ConflictPanel
        id={`${id}-conflict`}
        {...{ entity, by: conflict.by }}
        fields={merged.contested}
        taken={takenText(merged.taken, conflict.by)}
        theirs={values}
        mine={merged.values}
        onSettle={settle}
      />
    ),
    discard: guard.isAsking && <DiscardDialog onStay={guard.stay} onLeave={guard.leave} />,
  };
}
