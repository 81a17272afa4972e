import { Button, Text } from '@chakra-ui/react';
import Printer from 'lucide-react/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { MySlips_slips$key } from '../../core/relay/generated/MySlips_slips.graphql.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

const figures = ['earnings', 'taxes', 'deductions', 'net'] as const;

/** The viewer's own pay slips, each with its document. */
export function MySlips({ slips }: { slips: MySlips_slips$key }) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment MySlips_slips on OwnPaySlipConnection {
        edges {
          node {
            slipId
            runTitle
            endsOn
            currency
            earnings
            taxes
            deductions
            net
          }
        }
      }
    `,
    slips,
  );
  if (!edges.length)
    return (
      <Text color="fg.muted">
        <FormattedMessage id="myProfile.slipsNone" />
      </Text>
    );
  const rows = edges.map(({ node: slip }) => ({
    key: slip.slipId,
    cells: [
      <bdi key="run">{slip.runTitle}</bdi>,
      <Day key="day" on={slip.endsOn} />,
      ...figures.map(name => <MoneyText key={name} value={slip[name]} currency={slip.currency} />),
      <Button key="print" asChild variant="ghost" size="xs">
        <a
          href={`/print/${slip.slipId}.pdf?as=own`}
          target="_blank"
          rel="noreferrer"
          aria-label={intl.formatMessage({ id: 'myProfile.printOf' }, { name: slip.runTitle })}
        >
          <Printer aria-hidden />
          PDF
        </a>
      </Button>,
    ],
  }));
  const heads = ['paySlip.run', 'paySlip.endsOn', ...figures.map(name => `paySlip.${name}`), 'myProfile.document'];
  return (
    <FigureTable
      label="myProfile.slips"
      heads={heads}
      words={['paySlip.endsOn']}
      below={['paySlip.endsOn']}
      wideOnly={heads.slice(2, -2)}
      rows={rows}
    />
  );
}
