import { startTransition, useState } from 'react';
import { graphql } from 'react-relay';
import { RecordChoices } from '../../../core/fields/RecordChoices.tsx';
import type { PayItemsFieldQuery } from '../../../core/relay/generated/PayItemsFieldQuery.graphql.ts';
import { useQuery } from '../../../core/relay/useQuery.ts';
import { BenefitForm } from '../../benefit/BenefitForm.tsx';
import { DeductionForm } from '../../deduction/DeductionForm.tsx';
import { PayrollTaxForm } from '../../payrollTax/PayrollTaxForm.tsx';

/** Chooses benefits, taxes and deductions, or creates them. */
export function PayItemsField() {
  const [made, setMade] = useState('');
  const onMade = (id: string) => startTransition(() => setMade(id));
  const { benefits, payrollTaxes, deductions } = useQuery<PayItemsFieldQuery>(
    graphql`
      query PayItemsFieldQuery {
        benefits(first: 100, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
              status
            }
          }
        }
        payrollTaxes(first: 100, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
              status
            }
          }
        }
        deductions(first: 100, sort: { field: TITLE }) @required(action: THROW) {
          edges {
            node {
              id
              title
              status
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: made },
  );
  return (
    <>
      <RecordChoices
        name="benefitIds"
        edges={benefits.edges}
        create="benefit.new"
        form={maker => <BenefitForm {...maker} />}
        onMade={onMade}
      />
      <RecordChoices
        name="taxIds"
        edges={payrollTaxes.edges}
        create="payrollTax.new"
        form={maker => <PayrollTaxForm {...maker} />}
        onMade={onMade}
      />
      <RecordChoices
        name="deductionIds"
        edges={deductions.edges}
        create="deduction.new"
        form={maker => <DeductionForm {...maker} />}
        onMade={onMade}
      />
    </>
  );
}
