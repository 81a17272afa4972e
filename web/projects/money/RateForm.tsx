import { graphql } from 'react-relay';
import { projectRateRules } from '../../../server/projects/rate/projectRate.rules.ts';
import { ComboboxField } from '../../core/fields/ComboboxField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { RateFormQuery } from '../../core/relay/generated/RateFormQuery.graphql.ts';
import { projectRateForm } from '../../core/relay/operations/projectRateOperations.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useMemberSearch } from '../task/useMemberSearch.ts';

interface RateFormProps extends RecordFormProps {
  project: { readonly id: string; readonly name: string };
}

/** Sets what hours of a project are billed at. */
export function RateForm({ project, ...props }: RateFormProps) {
  const { billingRoles } = useQuery<RateFormQuery>(
    graphql`
      query RateFormQuery {
        billingRoles {
          positionId
          title
        }
      }
    `,
    {},
  );
  return (
    <RecordForm
      entity="projectRate"
      size="sm"
      operations={projectRateForm}
      rules={projectRateRules}
      initial={{ projectId: project.id }}
      {...props}
    >
      <ComboboxField name="userId" search={useMemberSearch(project.id)} />
      <SelectField name="positionId" options={billingRoles.map(({ positionId, title }) => ({ value: positionId, label: title }))} />
      <MoneyField name="rate" />
    </RecordForm>
  );
}
