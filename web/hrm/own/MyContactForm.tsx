import { graphql, useFragment } from 'react-relay';
import { ownContactRules } from '../../../server/hrm/own/own.rules.ts';
import { CityField } from '../../core/fields/CityField.tsx';
import { CountryField } from '../../core/fields/CountryField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { MyContactForm_employee$key } from '../../core/relay/generated/MyContactForm_employee.graphql.ts';
import type { MyContactFormMutation } from '../../core/relay/generated/MyContactFormMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

/** Changes how the viewer is reached. */
export function MyContactForm({ employee: key, onClose }: { employee: MyContactForm_employee$key; onClose: () => unknown }) {
  const { version, ...values } = useFragment(
    graphql`
      fragment MyContactForm_employee on OwnEmployee {
        version
        phone
        address
        city
        country
        emergencyContact
        emergencyPhone
      }
    `,
    key,
  );
  const [save, isSaving] = useSaving<MyContactFormMutation>(graphql`
    mutation MyContactFormMutation($input: UpdateOwnContactInput!) {
      updateOwnContact(input: $input) {
        ...saving_payload
        ownEmployee {
          ...MyContactForm_employee
        }
      }
    }
  `);
  const { phone, address, city, country, emergencyContact, emergencyPhone } = values;
  return (
    <FormDialog
      entity="employee"
      title="myProfile.edit"
      rules={ownContactRules}
      values={{
        phone: phone ?? '',
        address: address ?? '',
        city: city ?? '',
        country: country ?? '',
        emergencyContact: emergencyContact ?? '',
        emergencyPhone: emergencyPhone ?? '',
      }}
      version={version}
      save={(input, since) => save({ input: { ...input, version: since } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <FieldGrid>
        <PhoneField name="phone" />
        <TextField name="address" autoComplete="street-address" />
        <CityField name="city" />
        <CountryField name="country" />
        <TextField name="emergencyContact" autoComplete="off" />
        <PhoneField name="emergencyPhone" />
      </FieldGrid>
    </FormDialog>
  );
}
