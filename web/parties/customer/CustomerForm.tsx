import { customerRules } from '../../../server/parties/customer/customer.rules.ts';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { customerForm } from '../../core/relay/operations/customerOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { CustomerFields } from './CustomerFields.tsx';

interface CustomerFormProps extends RecordFormProps {
  /** Initial name of a new customer. */
  name?: string;
}

/** Creates or edits a customer. */
export function CustomerForm({ name, ...props }: CustomerFormProps) {
  const { language } = useLanguage();
  const initial = { name, language: language.toUpperCase() };
  return (
    <RecordForm
      entity="customer"
      size="lg"
      operations={customerForm}
      rules={customerRules}
      initial={initial}
      customized="CUSTOMER"
      {...props}
    >
      {customer => <CustomerFields id={props.id} document={customer?.registrationDocument} />}
    </RecordForm>
  );
}
