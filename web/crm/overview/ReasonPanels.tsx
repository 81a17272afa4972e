import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel, barOf } from '../../core/charts/BarPanel.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ReasonPanels_overview$key } from '../../core/relay/generated/ReasonPanels_overview.graphql.ts';
import { daysIn } from '../../core/screens/days.ts';
import { leadsIn } from './overviewLinks.ts';

/** Why leads were lost in the period, and where the won ones came from. */
export function ReasonPanels({ overview }: { overview: ReasonPanels_overview$key }) {
  const { from, before, lossReasons, sources } = useFragment(
    graphql`
      fragment ReasonPanels_overview on CrmOverview {
        from
        before
        lossReasons {
          reasonId
          name
          lost
          lostValue
        }
        sources {
          sourceId
          name
          won
          wonValue
          lost
        }
      }
    `,
    overview,
  );
  const closedAt = daysIn({ from, before });
  return (
    <>
      <BarPanel
        title="overview.lossReasons"
        text="overview.lossReasonsText"
        empty="overview.noLosses"
        rows={lossReasons.map(({ reasonId, name, lost, lostValue }) => ({
          id: reasonId,
          label: <bdi>{name}</bdi>,
          value: lost,
          figure: <FormattedMessage id="overview.countAndValue" values={{ count: lost, value: <MoneyText value={lostValue} /> }} />,
          to: leadsIn({ lossReason: reasonId, closedAt }),
        }))}
      />
      <BarPanel
        title="overview.sources"
        text="overview.sourcesText"
        empty="overview.noneClosed"
        rows={sources.map(({ sourceId, name, won, lost, wonValue }) => ({
          id: sourceId,
          label: <bdi>{name}</bdi>,
          value: barOf(wonValue),
          figure: <FormattedMessage id="overview.source" values={{ won, lost, value: <MoneyText value={wonValue} /> }} />,
          to: leadsIn({ source: sourceId, closedAt }),
        }))}
      />
    </>
  );
}
