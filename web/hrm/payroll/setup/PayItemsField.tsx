import { graphql } from 'react-relay';
import { useWatch } from 'react-hook-form';
import { CheckboxGroup } from '../../../core/fields/CheckboxGroup.tsx';
import type { PayItemsFieldQuery } from '../../../core/relay/generated/PayItemsFieldQuery.graphql.ts';
import { useQuery } from '../../../core/relay/useQuery.ts';

type Items = readonly { readonly node: { readonly id: string; readonly title: string; readonly status: string } }[];

/** Chooses benefits, taxes and deductions; inactive ones are offered only if they are chosen already. */
export function PayItemsField() {
  const [benefitIds, taxIds, deductionIds] = useWatch({ name: ['benefitIds', 'taxIds', 'deductionIds'] }) as (string[] | undefined)[];
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
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <>
      <CheckboxGroup name="benefitIds" options={offered(benefits.edges, benefitIds)} />
      <CheckboxGroup name="taxIds" options={offered(payrollTaxes.edges, taxIds)} />
      <CheckboxGroup name="deductionIds" options={offered(deductions.edges, deductionIds)} />
    </>
  );
}

const offered = (edges: Items, chosen: string[] | undefined) =>
  edges
    .map(({ node }) => node)
    .filter(({ id, status }) => status === 'ACTIVE' || chosen?.includes(id))
    .map(({ id, title }) => ({ value: id, label: title }));
