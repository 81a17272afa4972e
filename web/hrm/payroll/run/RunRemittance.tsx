import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import type { RunRemittance_rows$key } from '../../../core/relay/generated/RunRemittance_rows.graphql.ts';
import { FigureTable, type FigureRow } from '../../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';

const shares = ['employeeShare', 'employerShare', 'total'] as const;

/** What a run owes to tax offices and funds, by tax and deduction. */
export function RunRemittance({ rows: key }: { rows: RunRemittance_rows$key }) {
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
        ],
      })),
    ];
  });
  return (
    <PanelBox>
      <FigureTable
        label="payrollRun.remittance"
        heads={['remittance.title', 'remittance.employees', ...shares.map(name => `remittance.${name}`)]}
        below={['remittance.employees', 'remittance.employeeShare', 'remittance.employerShare']}
        isNamed
        rows={table}
      />
    </PanelBox>
  );
}
