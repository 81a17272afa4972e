import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../../core/i18n/Day.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import type { RunRemittance_rows$key } from '../../../core/relay/generated/RunRemittance_rows.graphql.ts';
import { useAddressedDialog } from '../../../core/screens/useAddress.ts';
import { useMay } from '../../../core/session/may.ts';
import { FigureTable, type FigureRow } from '../../../core/ui/FigureTable.tsx';
import { lazyPart } from '../../../core/ui/lazyPart.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';
import { Part } from '../../../core/ui/Part.tsx';

const PayRemittanceDialog = lazyPart(async () => (await import('./PayRemittanceDialog.tsx')).PayRemittanceDialog);

const shares = ['employeeShare', 'employerShare', 'total'] as const;

/** What a run owes to tax offices and funds, by tax and deduction, and what was paid over of it. */
export function RunRemittance({ runId, rows: key }: { runId: string; rows: RunRemittance_rows$key }) {
  const intl = useIntl();
  const mayPay = useMay('APPROVE');
  const { dialog, open, close } = useAddressedDialog();
  const rows = useFragment(
    graphql`
      fragment RunRemittance_rows on Remittance @relay(plural: true) {
        kind
        itemId
        title
        employees
        employeeShare
        employerShare
        total
        outstanding
        paidOn
      }
    `,
    key,
  );
  if (!rows.length)
    return (
      <PanelBox>
        <Text color="fg.muted">
          <FormattedMessage id="remittance.none" />
        </Text>
      </PanelBox>
    );
  const labelOf = ({ outstanding }: { outstanding: string }) =>
    intl.formatMessage({ id: Number(outstanding) > 0 ? 'remittance.pay' : 'remittance.payBack' });
  const table = (['TAX', 'DEDUCTION'] as const).flatMap((kind): FigureRow[] => {
    const own = rows.filter(row => row.kind === kind);
    if (!own.length) return [];
    return [
      { key: kind, kind: 'group', cells: [<FormattedMessage key="kind" id={`remittance.${kind}`} />] },
      ...own.map((row): FigureRow => ({
        key: row.itemId,
        depth: 1,
        cells: [
          <bdi key="title">{row.title}</bdi>,
          <NumberText key="employees" value={row.employees} />,
          ...shares.map(name => <MoneyText key={name} value={row[name]} />),
          <MoneyText key="outstanding" value={row.outstanding} />,
          row.paidOn && <Day key="paidOn" on={row.paidOn} />,
          mayPay && Number(row.outstanding) !== 0 && (
            <Button
              key="pay"
              size="xs"
              variant="outline"
              aria-label={`${labelOf(row)}: ${row.title}`}
              onClick={() => open(`remit-${row.itemId}`)}
            >
              {labelOf(row)}
            </Button>
          ),
        ],
      })),
    ];
  });
  const paid = rows.find(({ itemId }) => dialog === `remit-${itemId}`);
  return (
    <PanelBox>
      <FigureTable
        label="payrollRun.remittance"
        heads={[
          'remittance.title',
          'remittance.employees',
          ...shares.map(name => `remittance.${name}`),
          'remittance.outstanding',
          'remittance.paidOn',
          { key: 'pay', head: <FormattedMessage id="list.actions" /> },
        ]}
        below={[
          'remittance.employees',
          'remittance.employeeShare',
          'remittance.employerShare',
          'remittance.total',
          'remittance.paidOn',
          'pay',
        ]}
        isNamed
        rows={table}
      />
      <Part>{paid && mayPay && Number(paid.outstanding) !== 0 && <PayRemittanceDialog runId={runId} row={paid} onClose={close} />}</Part>
    </PanelBox>
  );
}
