import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NewRecord } from '../../core/record/NewRecord.tsx';
import type { QuotationTable_quotations$key } from '../../core/relay/generated/QuotationTable_quotations.graphql.ts';
import type { DealFormProps } from '../deal/DealFormProps.ts';
import { DealTable } from '../deal/DealTable.tsx';
import { QuotationStatus } from './QuotationStatus.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const QuotationForm = lazyPart(async () => (await import('./QuotationForm.tsx')).QuotationForm);

/** The newest quotations of a customer, a lead or an order. */
export function QuotationTable({
  quotations: key,
  customer,
}: {
  quotations: QuotationTable_quotations$key;
  customer?: DealFormProps['customer'];
}) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment QuotationTable_quotations on CrmQuotationConnection {
        totalCount
        edges {
          node {
            id
            number
            status
            validUntil
            total
            currency
          }
        }
      }
    `,
    key,
  );
  const rows = edges.map(({ node: { id, number, status, validUntil, total, currency } }) => ({
    id,
    name: number ? <bdi>{number}</bdi> : <FormattedMessage id="quotation.draft" />,
    status: <QuotationStatus status={status} />,
    on: <Day on={validUntil} />,
    total,
    currency,
  }));
  return (
    <DealTable
      entity="quotation"
      heads={{ on: 'quotation.validUntil', total: 'deal.total' }}
      rows={rows}
      total={totalCount}
      add={customer && <NewRecord label="quotation.new" form={onClose => <QuotationForm customer={customer} onClose={onClose} />} />}
    />
  );
}
