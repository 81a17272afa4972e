import { contactRules } from '../../../server/parties/contact/contact.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { PhoneField } from '../../core/fields/PhoneField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { contactForm } from '../../core/relay/operations/contactOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { CustomerSelect } from '../customer/CustomerSelect.tsx';
import { DuplicateNotice } from '../duplicate/DuplicateNotice.tsx';

interface ContactFormProps extends RecordFormProps {
  /** Name and customer that a new contact starts with. */
  name?: string;
  customer?: { readonly id: string; readonly name: string };
}

/** Creates or edits a contact. */
export const ContactForm = ({ name, customer, ...props }: ContactFormProps) => (
  <RecordForm entity="contact" operations={contactForm} rules={contactRules} initial={{ name, customer }} {...props}>
    <DuplicateNotice of="contact" exceptId={props.id} />
    <FieldGrid>
      <TextField name="name" autoComplete="off" />
      <TextField name="department" autoComplete="off" />
      <TextField name="email" type="email" autoComplete="off" />
      <PhoneField name="phone" />
      <CustomerSelect name="customerId" />
      <StatusField name="status" />
    </FieldGrid>
  </RecordForm>
);
