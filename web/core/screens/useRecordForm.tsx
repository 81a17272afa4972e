import { useEffect, useId, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ZodType } from 'zod';
import { checkRules } from '../fields/checkRules.ts';
import { showIssues } from '../fields/Form.tsx';
import { formDraft, retype, type FormDraft } from '../fields/formDraft.ts';
import type { Outcome } from '../relay/saving.ts';
import { refreshViewer } from '../session/refreshViewer.ts';
import { toast } from '../ui/toasts.ts';
import { useRevalidate } from '../relay/useRevalidate.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { tellFailure } from './tellFailure.ts';
import { mergeEdits } from './mergeEdits.ts';
import { useDraft } from './useDraft.ts';
import { useTakenText } from './useTakenText.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface RecordFormProps<Values extends FieldValues, Output> {
  /** Message id prefix: `user.one` is the name in toasts, `user.new` and `user.edit` are dialog titles. */
  entity: string;
  /** The server's validation rules. */
  rules: ZodType<Output, unknown>;
  /** Initial values. They follow the record while the form is open, so that a conflict can show both versions. */
  values: Values;
  /** The record's current version; undefined for a new record or one without versions. */
  version?: number;
  /** Whether the form creates a record. */
  isNew?: boolean;
  /** Saves the values; `version` is the one that the user's changes are based on. */
  save: (values: Output, version: number | undefined) => Promise<Outcome<unknown>>;
  /** Refetches the record after a conflict. */
  reload?: () => Promise<void>;
  /** Values after saving, for a form that stays on the page and does not keep those saved. */
  afterSave?: Values;
}

/**
 * Form state for a record: validates with the server's rules, shows server errors at their fields, and asks before discarding changes. If
 * someone else saved first, non-conflicting changes are merged and the user decides about the others.
 */
export function useRecordForm<Values extends FieldValues, Output>(
  { entity, rules, values, version, isNew = false, save, reload, afterSave }: RecordFormProps<Values, Output>,
  onSaved?: () => unknown,
) {
  const intl = useIntl();
  const id = useId();
  const form = useForm<Values, unknown, Output>({ resolver: checkRules(rules, intl), defaultValues: values as DefaultValues<Values> });
  const takenText = useTakenText(entity);
  /** Version and values that the user's changes are based on. */
  const [base, setBase] = useState({ version, values });
  const [conflict, setConflict] = useState<{ by?: string }>();
  const [isSaved, setSaved] = useState(false);
  const isDone = useRef(false);
  const revalidate = useRevalidate();
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
  // A form that stays on the page shows what was changed elsewhere, unless it has changes of its own.
  const isOutdated = !onSaved && version !== base.version && !isDirty && !isSaved;
  useEffect(() => {
    if (!isOutdated) return;
    setBase({ version, values });
    form.reset(values);
    // oxlint-disable-next-line react/exhaustive-deps -- Once per version; `values` are new on every render.
  }, [isOutdated, version]);
  const restart = () => {
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
      // A dialog closes first, because refetching may take a while. A form on the page continues from the saved values.
      if (onSaved) await onSaved();
      else restart();
      void revalidate();
      void refreshViewer();
    } else if (reload && stale) {
      await reload();
      setConflict({ by: stale.params?.by as string | undefined });
    } else {
      showIssues(form, issues);
      tellFailure(intl, entity, issues, isNew);
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
  // Saves again automatically if nothing conflicts, but only against a newer version, so that it cannot loop.
  const isSettled = merged?.contested.length === 0 && version !== base.version;
  useEffect(() => {
    if (isSettled) settle(false);
    else if (conflict) document.getElementById(`${id}-conflict`)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- Settles once per conflict; `settle` and `id` are new on every render.
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
