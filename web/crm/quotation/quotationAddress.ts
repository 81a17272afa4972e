import { listSpec } from '../../core/screens/list/ListSpec.ts';

/** What the address of the list of quotations can say: its filters are the API's. */
export const quotationList = listSpec({
  name: 'quotation',
  filters: [
    { kind: 'choice', name: 'status', values: ['DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CANCELLED'], texts: 'quotationStatus' },
    { kind: 'reference', name: 'customer' },
    { kind: 'reference', name: 'owner' },
    { kind: 'date', name: 'validUntil' },
    { kind: 'decimal', name: 'total' },
  ],
  sorts: ['NUMBER', 'ISSUED_ON', 'VALID_UNTIL', 'TOTAL', 'UPDATED_AT'],
  own: { field: 'UPDATED_AT', direction: 'DESC' },
});
