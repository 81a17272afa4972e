import { chakra, Input, Text } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { extraKinds, supplementRules } from '../../../../server/hrm/payroll/supplement/supplement.rules.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { nameRecords } from '../../../core/fields/pickedNames.ts';
import { LabelledCell, PlainLines, WideCell } from '../../../core/fields/PlainLines.tsx';
import type { ExtrasDialogMutation } from '../../../core/relay/generated/ExtrasDialogMutation.graphql.ts';
import type { ExtrasDialogQuery } from '../../../core/relay/generated/ExtrasDialogQuery.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { useQuery } from '../../../core/relay/useQuery.ts';
import { FormDialog } from '../../../core/screens/FormDialog.tsx';
import { Choice } from '../../../core/ui/Choice.tsx';
import { EmployeeSelect } from '../../employee/EmployeeSelect.tsx';
import type { SlipLine } from '../slip/slipLines.ts';

const columns = [
  { field: 'employeeId', head: 'extraPay.employee' },
  { field: 'kind', head: 'extraPay.kind' },
  { field: 'title', head: 'extraPay.title' },
  { field: 'amount', head: 'extraPay.amount', isAmount: true },
  { field: 'isTaxable', head: 'extraPay.isTaxable' },
];
const emptyExtra = () => ({ employeeId: '', kind: 'BONUS', title: '', amount: '', isTaxable: true });

/** What a supplementary run pays to whom, to enter and to change until the run is completed. */
export function ExtrasDialog({
  run: { id, title },
  onClose,
}: {
  run: { readonly id: string; readonly title: string };
  onClose: () => unknown;
}) {
  const intl = useIntl();
  const { payrollRun } = useQuery<ExtrasDialogQuery>(
    graphql`
      query ExtrasDialogQuery($id: ID!) {
        payrollRun(id: $id) @required(action: THROW) {
          slips(first: 100) {
            edges {
              node {
                employeeId
                employeeName
                lines
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [save, isSaving] = useSaving<ExtrasDialogMutation>(graphql`
    mutation ExtrasDialogMutation($input: PaySupplementInput!) {
      paySupplement(input: $input) {
        ...saving_payload
        payrollRun {
          id
          version
          status
          slipCount
        }
      }
    }
  `);
  const slips = payrollRun.slips.edges.map(({ node }) => node);
  nameRecords(slips.map(({ employeeId, employeeName }) => [employeeId, employeeName]));
  const lines = slips.flatMap(slip =>
    (slip.lines as SlipLine[])
      .filter(({ why }) => why.rule === 'EXTRA')
      .map(({ kind, title: of, amount, why }) => ({
        employeeId: slip.employeeId,
        kind: kind === 'SALARY' ? 'BACK_PAY' : 'BONUS',
        title: of,
        amount,
        isTaxable: why.isTaxable ?? true,
      })),
  );
  return (
    <FormDialog
      entity="payrollRun"
      size="xl"
      title="payrollRun.extras"
      submitLabel="action.save"
      rules={supplementRules}
      values={{ lines: lines.length ? lines : [emptyExtra()] }}
      save={input => save({ input: { id, ...input } })}
      isSaving={isSaving}
      onClose={onClose}
    >
      <Text color="fg.muted">
        <bdi>{title}</bdi>
        {'. '}
        <FormattedMessage id="payrollRun.extrasHint" />
      </Text>
      <PlainLines
        columns={columns}
        tracks="minmax(0, 1.3fr) 10rem minmax(0, 1fr) 8rem 5.5rem"
        emptyLine={emptyExtra}
        line={name => <Extra {...{ name, intl }} />}
      />
    </FormDialog>
  );
}

function Extra({ name, intl }: { name: (field: string) => string; intl: ReturnType<typeof useIntl> }) {
  const { register } = useFormContext();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <WideCell>
        <EmployeeSelect name={name('employeeId')} label={text('extraPay.employee')} bare />
      </WideCell>
      <WideCell>
        <Choice
          {...register(name('kind'))}
          aria-label={text('extraPay.kind')}
          options={extraKinds.map(value => ({ value, label: text(`extraPayKind.${value}`) }))}
        />
      </WideCell>
      <WideCell>
        <Input {...register(name('title'))} aria-label={text('extraPay.title')} placeholder={text('extraPay.title')} autoComplete="off" />
      </WideCell>
      <WideCell>
        <MoneyField name={name('amount')} label={text('extraPay.amount')} bare />
      </WideCell>
      <LabelledCell label={text('extraPay.isTaxable')}>
        <chakra.input
          type="checkbox"
          {...register(name('isTaxable'))}
          aria-label={text('extraPay.isTaxable')}
          accentColor="accent.solid"
          boxSize="4.5"
          marginBlockStart="2.5"
        />
      </LabelledCell>
    </>
  );
}
