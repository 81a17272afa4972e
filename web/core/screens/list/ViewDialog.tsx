import { Button, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { savedViewRules } from '../../../../server/core/savedView/savedView.rules.ts';
import { checkRules } from '../../fields/checkRules.ts';
import { Form, showIssues } from '../../fields/Form.tsx';
import { TextField } from '../../fields/TextField.tsx';
import type { ViewDialogCreateMutation } from '../../relay/generated/ViewDialogCreateMutation.graphql.ts';
import type { ViewDialogDeleteMutation } from '../../relay/generated/ViewDialogDeleteMutation.graphql.ts';
import type { ViewDialogUpdateMutation } from '../../relay/generated/ViewDialogUpdateMutation.graphql.ts';
import { useSaving } from '../../relay/saving.ts';
import { Modal, ModalBody, ModalFooter } from '../../ui/Modal.tsx';
import { toast } from '../../ui/toasts.ts';
import { useRevalidate } from '../../relay/useRevalidate.ts';
import { useAddress } from '../useAddress.ts';
import type { SavedView, useListSettings } from './useListSettings.ts';

const rules = savedViewRules.pick({ name: true, isShared: true }).extend({ isDefault: z.boolean() });

interface ViewDialogProps {
  screen: string;
  settings: Omit<ReturnType<typeof useListSettings>, 'shown'>;
  /** The view to edit; undefined to create one. */
  view?: SavedView;
  /** Current query string of the list. */
  query: string;
  onClose: () => void;
}

/** Saves the list's current state as a view, or edits a view: its name, whether it is shared, and whether the list opens with it. */
export function ViewDialog({ screen, settings, view, query, onClose }: ViewDialogProps) {
  const intl = useIntl();
  const id = useId();
  const { change } = useAddress();
  const revalidate = useRevalidate();
  const isDefault = !!view && settings.defaultViewId === view.id;
  const isOthers = !!view && !view.isOwn;
  const form = useForm({
    resolver: checkRules(isOthers ? rules.extend({ name: z.string() }) : rules, intl),
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false, isDefault },
  });
  const [create, isCreating] = useSaving<ViewDialogCreateMutation>(graphql`
    mutation ViewDialogCreateMutation($input: CreateSavedViewInput!) {
      createSavedView(input: $input) {
        ...saving_payload
        savedView {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<ViewDialogUpdateMutation>(graphql`
    mutation ViewDialogUpdateMutation($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) {
        ...saving_payload
        savedView {
          id
          version
          name
          query
          columns
          isShared
        }
      }
    }
  `);
  const [remove, isRemoving] = useSaving<ViewDialogDeleteMutation>(graphql`
    mutation ViewDialogDeleteMutation($input: DeleteInput!) {
      deleteSavedViews(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  const done = async (viewId: string | undefined, message: string) => {
    toast(intl.formatMessage({ id: message }));
    onClose();
    await change({ view: viewId }, { replace: true });
    void revalidate();
  };
  const write = (name: string, isShared: boolean) => {
    const values = { name, isShared, query, columns: settings.chosen };
    return view ? update({ input: { id: view.id, version: view.version, ...values } }) : create({ input: { screen, ...values } });
  };
  const save = async (values: { name: string; isShared: boolean; isDefault: boolean }) => {
    let viewId = view?.id;
    if (!isOthers) {
      const { response, issues } = await write(values.name, values.isShared);
      if (issues.length > 0) return showIssues(form, issues);
      if (response && 'createSavedView' in response) viewId = response.createSavedView.savedView?.id;
    }
    if (values.isDefault !== isDefault) await settings.setDefaultView(values.isDefault ? viewId! : null);
    await done(viewId, 'view.saved');
  };
  const drop = async () => {
    const { issues } = await remove({ input: { ids: [view!.id] } });
    if (issues.length > 0) showIssues(form, issues);
    else await done(undefined, 'view.deleted');
  };
  const isBusy = isCreating || isUpdating || isRemoving;
  const title = isOthers ? 'view.settings' : view ? 'view.change' : 'view.save';
  return (
    <Modal title={intl.formatMessage({ id: title })} onClose={onClose} size="sm">
      <ModalBody>
        <Form form={form} id={id} onSubmit={save}>
          {!isOthers && (
            <>
              <TextField name="name" label={<FormattedMessage id="view.name" />} maxLength={60} autoComplete="off" required />
              <Check label="view.isShared" {...form.register('isShared')} />
            </>
          )}
          <Check label="view.isDefault" {...form.register('isDefault')} />
          {view?.isOwn && (
            <chakra.p fontSize="sm" color="fg.muted">
              <FormattedMessage id="view.takesOver" />
            </chakra.p>
          )}
        </Form>
      </ModalBody>
      <ModalFooter>
        {view?.isOwn && (
          <Button variant="outline" colorPalette="red" disabled={isBusy} marginInlineEnd="auto" onClick={() => void drop()}>
            <FormattedMessage id="action.delete" />
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button type="submit" form={id} disabled={isBusy} aria-busy={isBusy}>
          <FormattedMessage id="action.save" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}

const Check = ({ label, ...input }: { label: string } & React.ComponentProps<'input'>) => (
  <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="8" fontSize="sm" cursor="pointer">
    <chakra.input type="checkbox" boxSize="4" accentColor="accent.solid" {...input} />
    <FormattedMessage id={label} />
  </chakra.label>
);
