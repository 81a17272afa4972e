import { FormattedMessage } from 'react-intl';
import { graphql, readInlineData, useFragment } from 'react-relay';
import { BarPanel } from '../../core/charts/BarPanel.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { AgeingPanels_ageing$key } from '../../core/relay/generated/AgeingPanels_ageing.graphql.ts';
import type { AgeingPanels_overview$key } from '../../core/relay/generated/AgeingPanels_overview.graphql.ts';
import { payableOn, receivableOn } from './overviewLinks.ts';

const buckets = ['notDue', 'days1To30', 'days31To60', 'days61To90', 'over90', 'unapplied', 'total'] as const;

/** Open receivables and payables by the number of days past due. */
export function AgeingPanels({ overview, only }: TilesProps<AgeingPanels_overview$key>) {
  const { to, receivable, payable } = useFragment(
    graphql`
      fragment AgeingPanels_overview on FinanceOverview {
        to
        receivable {
          ...AgeingPanels_ageing
        }
        payable {
          ...AgeingPanels_ageing
        }
      }
    `,
    overview,
  );
  return (
    <Tiles only={only}>
      <BarPanel key="receivable" title="finance.receivable" empty="ageing.noneReceivable" rows={bucketRows(receivable, receivableOn(to))} />
      <BarPanel key="payable" title="finance.payable" empty="ageing.nonePayable" rows={bucketRows(payable, payableOn(to))} />
    </Tiles>
  );
}

function bucketRows(key: AgeingPanels_ageing$key, to: string) {
  const ageing = readInlineData<AgeingPanels_ageing$key>(
    graphql`
      fragment AgeingPanels_ageing on Ageing @inline {
        notDue
        days1To30
        days31To60
        days61To90
        over90
        unapplied
        total
      }
    `,
    key,
  );
  return buckets
    .filter(bucket => Number(ageing[bucket]) !== 0)
    .map(bucket => ({
      id: bucket,
      label: <FormattedMessage id={`ageing.${bucket}`} />,
      value: Math.abs(Number(ageing[bucket])),
      figure: <MoneyText value={ageing[bucket]} />,
      to,
    }));
}
