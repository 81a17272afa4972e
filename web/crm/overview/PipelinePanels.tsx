import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarRows } from '../../core/charts/BarRows.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { PipelinePanels_overview$key } from '../../core/relay/generated/PipelinePanels_overview.graphql.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { useColumnName } from '../lead/useColumnName.ts';
import { leadsIn, monthOf, openKinds } from './overviewLinks.ts';
import { MonthName } from '../../core/i18n/MonthName.tsx';

const half = { base: '1 / -1', xl: 'span 2' };

/** Where leads stand now, and what those still open are expected to bring. */
export function PipelinePanels({ overview }: { overview: PipelinePanels_overview$key }) {
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
    <>
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="overview.pipeline" />} text={<FormattedMessage id="overview.pipelineText" />}>
          <BarRows
            rows={pipeline.map(({ columnId, kind, title, count, value }) => ({
              id: columnId,
              label: <bdi>{nameOf({ kind, title })}</bdi>,
              value: Number(value),
              figure: <FormattedMessage id="overview.countAndValue" values={{ count, value: <MoneyText value={value} /> }} />,
              to: leadsIn({ column: columnId }),
            }))}
          />
        </Panel>
      </Box>
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="overview.forecast" />} text={<FormattedMessage id="overview.forecastText" />}>
          {forecast.length === 0 && (
            <chakra.p color="fg.muted">
              <FormattedMessage id="overview.noForecast" />
            </chakra.p>
          )}
          <BarRows
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
        </Panel>
      </Box>
    </>
  );
}
