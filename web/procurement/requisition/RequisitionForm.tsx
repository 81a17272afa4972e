import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { requisitionRules } from '../../../server/procurement/requisition/requisition.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { nameRecords } from '../../core/fields/pickedNames.ts';
import { RecordsField } from '../../core/fields/RecordsField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { RequisitionFormQuery } from '../../core/relay/generated/RequisitionFormQuery.graphql.ts';
import { requisitionForm } from '../../core/relay/operations/requisitionOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { DepartmentSelect } from '../../staff/department/DepartmentSelect.tsx';
import { ExpenseHeadSelect } from '../../finance/budgeting/expenseHead/ExpenseHeadSelect.tsx';
import { CostCenterSelect } from '../../ledger/costCenter/CostCenterSelect.tsx';
import { VendorSelect } from '../vendor/VendorSelect.tsx';
import { emptyRequisitionLine, RequisitionLinesField } from './RequisitionLinesField.tsx';
import { TypedSpending } from './TypedSpending.tsx';

const operations = readingMore<RequisitionFormQuery>(
  requisitionForm,
  graphql`
    query RequisitionFormQuery($id: ID!, $isBlank: Boolean!) {
      record: requisition(id: $id) @skip(if: $isBlank) {
        id
        version
        title
        department {
          id
          name: title
        }
        category
        dueOn
        head {
          id
          name: title
        }
        costCenter {
          id
          name: description
        }
        isSealed
        description
        requisitionStatus
        status
        vendorIds
        vendors {
          vendor {
            id
            name
          }
        }
        lines {
          product {
            id
            name
          }
          quantity
          estimatedPrice
          note
        }
      }
    }
  `,
);

/** Products with the quantities to request. */
type Proposed = readonly { readonly productId: string; readonly name: string; readonly quantity: string }[];

type Requisition = NonNullable<(typeof operations)['record']>;

/** Lines of a new or stored requisition. The names of chosen records are noted for their fields. */
function valuesOf(requisition: Requisition | undefined, proposed: Proposed): object {
  if (!requisition) {
    nameRecords(proposed.map(({ productId, name }) => [productId, name]));
    return {
      lines: proposed.length
        ? proposed.map(({ productId, quantity }) => ({ productId, quantity, estimatedPrice: '', note: '' }))
        : [emptyRequisitionLine()],
    };
  }
  const { vendors, lines } = requisition;
  nameRecords([...vendors.map(({ vendor }) => vendor), ...lines.map(({ product }) => product)].map(({ id, name }) => [id, name]));
  return {};
}

interface RequisitionFormProps extends RecordFormProps {
  /** Products to start a new requisition with. */
  proposed?: Proposed;
}

/** Creates or edits a requisition. A copy starts as pending. */
export const RequisitionForm = ({ proposed = [], ...props }: RequisitionFormProps) => (
  <RecordForm
    entity="requisition"
    size="lg"
    operations={operations}
    rules={requisitionRules}
    initial={{ vendorIds: [] }}
    copied={{ requisitionStatus: 'PENDING', dueOn: '' }}
    values={requisition => valuesOf(requisition, proposed)}
    opensNew
    {...props}
  >
    <FieldGrid>
      <TextField name="title" autoComplete="off" />
      <DepartmentSelect name="departmentId" />
      <TextField name="category" autoComplete="off" />
      <DateField name="dueOn" />
      <ExpenseHeadSelect name="headId" />
      <CostCenterSelect name="costCenterId" />
    </FieldGrid>
    <RequisitionLinesField />
    <TypedSpending />
    <RecordsField
      name="vendorIds"
      label={<FormattedMessage id="requisition.vendors" />}
      add="requisition.addVendor"
      chooser={field => <VendorSelect {...field} />}
    />
    <TextAreaField name="description" />
    <FlagField name="isSealed" />
    <StatusField name="status" />
  </RecordForm>
);
