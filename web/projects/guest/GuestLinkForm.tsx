import { graphql } from 'react-relay';
import { daysAfter } from '../../../server/core/rules/days.ts';
import { guestLinkRules } from '../../../server/projects/guest/guestLink.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { GuestLinkFormMutation } from '../../core/relay/generated/GuestLinkFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Days for which a new link works, unless it is said otherwise. */
const usualDays = 90;

interface GuestLinkFormProps {
  projectId: string;
  onMade: (link: string) => void;
  onClose: () => unknown;
}

/** Makes a link for a guest of a project. */
export function GuestLinkForm({ projectId, onMade, onClose }: GuestLinkFormProps) {
  const today = useToday();
  const [share, isSharing] = useSaving<GuestLinkFormMutation>(graphql`
    mutation GuestLinkFormMutation($input: ShareProjectInput!) {
      shareProject(input: $input) {
        ...saving_payload
        link
      }
    }
  `);
  const save = async (input: GuestLinkFormMutation['variables']['input']) => {
    const outcome = await share({ input });
    const link = outcome.response?.shareProject?.link;
    if (link) onMade(link);
    return outcome;
  };
  return (
    <FormDialog
      entity="guestLink"
      size="sm"
      rules={guestLinkRules}
      values={{ projectId, name: '', expiresOn: daysAfter(today, usualDays) }}
      save={save}
      isSaving={isSharing}
      onClose={onClose}
    >
      <TextField name="name" autoComplete="off" />
      <DateField name="expiresOn" min={today} />
    </FormDialog>
  );
}
