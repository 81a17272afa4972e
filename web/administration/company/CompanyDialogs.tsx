import { Suspense } from 'react';
import { graphql } from 'react-relay';
import type { CompanyDialogsDeleteMutation } from '../../core/relay/generated/CompanyDialogsDeleteMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import type { Option } from '../../core/ui/Choice.tsx';
import { ChangePlan } from './ChangePlan.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import type { CompanyRow } from './CompanyList.tsx';
import { NewCompany } from './NewCompany.tsx';
import { SuspendCompany } from './SuspendCompany.tsx';

/** The dialog that the address names: `new`, a company's id, or `plan:`, `suspend:`, `delete:` with one. */
export function CompanyDialogs({ companies, plans }: { companies: CompanyRow[]; plans: Option[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<CompanyDialogsDeleteMutation>(graphql`
    mutation CompanyDialogsDeleteMutation($input: DeleteInput!) {
      deleteCompanies(input: $input) {
        ...saving_payload
        deletedIds
      }
    }
  `);
  if (!dialog) return null;
  if (dialog === 'new') return <NewCompany plans={plans} onClose={close} />;
  const [deed, id] = dialog.split(':');
  if (id === undefined)
    return (
      <Suspense>
        <CompanyForm key={dialog} id={dialog} onClose={close} />
      </Suspense>
    );
  const company = companies.find(candidate => candidate.id === id);
  if (!company) return null;
  if (deed === 'plan') return <ChangePlan company={company} plans={plans} onClose={close} />;
  if (deed === 'suspend') return <SuspendCompany company={company} onClose={close} />;
  const removeCompany = () => remove({ input: { ids: [id] } });
  return deed === 'delete' ? (
    <DeleteDialog
      entity="company"
      name={company.name}
      text="company.deleteText"
      remove={removeCompany}
      isRemoving={isRemoving}
      onClose={close}
    />
  ) : null;
}
