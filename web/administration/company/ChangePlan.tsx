import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { requiredText } from '../../../server/core/rules/fields.ts';
import { SelectField } from '../../core/fields/SelectField.tsx';
import type { ChangePlan_company$key } from '../../core/relay/generated/ChangePlan_company.graphql.ts';
import type { ChangePlanMutation } from '../../core/relay/generated/ChangePlanMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import type { Option } from '../../core/i18n/Option.ts';

const rules = z.object({ planCode: requiredText() });

/** Moves a company to another plan. A smaller one deletes nothing; it only limits further growth. */
export function ChangePlan({ company: key, plans, onClose }: { company: ChangePlan_company$key; plans: Option[]; onClose: () => unknown }) {
  const company = useFragment(
    graphql`
      fragment ChangePlan_company on Company {
        id
        version
        name
        plan {
          id
          code
        }
      }
    `,
    key,
  );
  const [change, isSaving] = useSaving<ChangePlanMutation>(graphql`
    mutation ChangePlanMutation($input: ChangeCompanyPlanInput!) {
      changeCompanyPlan(input: $input) {
        ...saving_payload
        company {
          id
          version
          plan {
            id
            code
          }
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="company"
      title="company.changePlan"
      rules={rules}
      values={{ planCode: company.plan.code }}
      version={company.version}
      save={({ planCode }, version) => change({ input: { id: company.id, version, planCode } })}
      isSaving={isSaving}
      onClose={onClose}
      size="sm"
    >
      <SelectField
        name="planCode"
        label={<FormattedMessage id="company.planOf" values={{ name: <bdi>{company.name}</bdi> }} />}
        hint={<FormattedMessage id="company.planHint" />}
        options={plans}
        required
      />
    </FormDialog>
  );
}
