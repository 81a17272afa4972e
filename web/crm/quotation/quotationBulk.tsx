import { FormattedMessage } from 'react-intl';
import { CompanyUserSelect } from '../../core/fields/CompanyUserSelect.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { crmQuotationBulk } from '../../core/relay/operations/crmQuotationOperations.ts';

/** Bulk actions on quotations. */
export const bulk: Bulk = {
  ...crmQuotationBulk,
  isRestorable: true,
  fields: [
    {
      name: 'ownerId',
      label: 'quotation.owner',
      field: <CompanyUserSelect name="ownerId" label={<FormattedMessage id="quotation.owner" />} />,
    },
  ],
};
