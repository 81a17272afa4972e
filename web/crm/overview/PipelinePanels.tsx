import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarPanel } from '../../core/charts/BarPanel.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PipelinePanels_overview$key } from '../../core/relay/generated/PipelinePanels_overview.graphql.ts';
import { useColumnName } from '../lead/useColumnName.ts';
import { leadsIn, monthOf, openKinds } from './overviewLinks.ts';
import { MonthName } from '../../core/i18n/MonthName.tsx';

/** Open leads by stage, and their forecast; the won and the lost have a panel of their own. */
export function PipelinePanels({ overview, only }: TilesProps<PipelinePanels_overview$key>) {
  const { pipeline, forecast } = useFragment(
    graphql`
      fragment PipelinePanels_overview on CrmOverview {
        pipeline {
          columnId
          title
          kind
          count
          value
        }
        forecast {
          month
          count
          value
          weighted
        }
      }
    `,
    overview,
  );
  const nameOf = useColumnName();
  return (
    <Tiles only={only}>
      <BarPanel
        key="pipeline"
        title="overview.pipeline"
        text="overview.pipelineText"
        empty="overview.noForecast"
        rows={pipeline
          .filter(({ kind }) => openKinds.split(',').includes(kind))
          .map(({ columnId, kind, title, count, value }) => ({
            id: columnId,
            label: <bdi>{nameOf({ kind, title })}</bdi>,
            value: Number(value),
            figure: <FormattedMessage id="overview.countAndValue" values={{ count, value: <MoneyText value={value} /> }} />,
            to: leadsIn({ column: columnId }),
          }))}
      />
      <BarPanel
        key="forecast"
        title="overview.forecast"
        text="overview.forecastText"
        empty="overview.noForecast"
        rows={forecast.map(({ month, value, weighted }) => ({
          id: month,
          label: <MonthName month={month} />,
          value: Number(value),
          part: Number(weighted),
          figure: (
            <FormattedMessage
              id="overview.weighted"
              values={{ weighted: <MoneyText value={weighted} />, value: <MoneyText value={value} /> }}
            />
          ),
          to: leadsIn({ columnKind: openKinds, expectedCloseOn: monthOf(month) }),
        }))}
      />
    </Tiles>
  );
}
