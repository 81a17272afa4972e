import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { apiKeyRules } from '../../../server/core/apiKey/apiKey.rules.ts';
import { CheckboxGroup } from '../../core/fields/CheckboxGroup.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ApiKeyFormMutation } from '../../core/relay/generated/ApiKeyFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import type { PermissionCode } from '../../core/session/permissions.ts';

/** Lifetimes of a key in days; 0 means until revoked. */
const lives = [30, 90, 365, 0];
const rules = apiKeyRules.extend({ expiresInDays: z.int('invalid') });

interface ApiKeyFormProps {
  /** The viewer's own permissions: a key cannot have others. */
  permissions: readonly PermissionCode[];
  onMade: (secret: string) => void;
  onClose: () => unknown;
}

/** Creates a key and passes on its secret, which is shown only once. */
export function ApiKeyForm({ permissions, onMade, onClose }: ApiKeyFormProps) {
  const intl = useIntl();
  const [create, isSaving] = useSaving<ApiKeyFormMutation>(graphql`
    mutation ApiKeyFormMutation($input: CreateApiKeyInput!) {
      createApiKey(input: $input) {
        ...saving_payload
        secret
      }
    }
  `);
  return (
    <FormDialog
      entity="apiKey"
      rules={rules}
      values={{ name: '', permissions: [] as string[], isReadOnly: false, mayInvite: false, expiresInDays: 90 }}
      save={async input => {
        const outcome = await create({
          input: {
            ...input,
            permissions: input.permissions as PermissionCode[],
            mayInvite: input.mayInvite && mayAdminister(input),
            expiresInDays: input.expiresInDays || null,
          },
        });
        const secret = outcome.response?.createApiKey.secret;
        if (secret) onMade(secret);
        return outcome;
      }}
      isSaving={isSaving}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={<FormattedMessage id="apiKey.name" />}
        hint={<FormattedMessage id="apiKey.nameHint" />}
        autoComplete="off"
        required
      />
      <CheckboxGroup
        name="permissions"
        label={<FormattedMessage id="apiKey.permissions" />}
        hint={<FormattedMessage id="apiKey.permissionsHint" />}
        options={permissions.map(value => ({ value, label: intl.formatMessage({ id: `permission.${value}` }) }))}
        required
      />
      <FlagField name="isReadOnly" label={<FormattedMessage id="apiKey.readOnly" />} hint={<FormattedMessage id="apiKey.readOnlyHint" />} />
      <InvitingField />
      <SelectField
        name="expiresInDays"
        label={<FormattedMessage id="apiKey.life" />}
        options={lives.map(days => ({
          value: String(days),
          label: intl.formatMessage({ id: days ? 'apiKey.lifeDays' : 'apiKey.lifeOpen' }, { days }),
        }))}
        numeric
      />
    </FormDialog>
  );
}

const mayAdminister = ({ permissions, isReadOnly }: { permissions?: readonly string[]; isReadOnly?: boolean }) =>
  !isReadOnly && !!permissions?.includes('ADMINISTRATIVE_ROLES');

/** Only for keys that administer users. */
function InvitingField() {
  const [permissions, isReadOnly] = useWatch({ name: ['permissions', 'isReadOnly'] }) as [string[], boolean];
  if (!mayAdminister({ permissions, isReadOnly })) return null;
  return (
    <FlagField name="mayInvite" label={<FormattedMessage id="apiKey.mayInvite" />} hint={<FormattedMessage id="apiKey.mayInviteHint" />} />
  );
}
