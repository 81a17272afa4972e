import CalendarClock from 'lucide-react/icons/calendar-clock';
import Handshake from 'lucide-react/icons/handshake';
import Percent from 'lucide-react/icons/percent';
import Trophy from 'lucide-react/icons/trophy';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { CrmTiles_overview$key } from '../../core/relay/generated/CrmTiles_overview.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { daysIn } from '../../core/screens/days.ts';
import { activitiesIn, leadsIn, openKinds } from './overviewLinks.ts';

/** Key CRM figures, for the CRM dashboard and the home dashboard. */
export function CrmTiles({ overview, only }: TilesProps<CrmTiles_overview$key>) {
  const figures = useFragment(
    graphql`
      fragment CrmTiles_overview on CrmOverview {
        from
        before
        openLeads
        openValue
        won
        lost
        wonValue
        winRate
        cycleDays
        overdueActivities
        activitiesToday
      }
    `,
    overview,
  );
  const closedAt = daysIn(figures);
  const won = leadsIn({ columnKind: 'CLOSED_WON', closedAt });
  return (
    <Tiles only={only}>
      <FigureTile
        key="openLeads"
        icon={Handshake}
        label={<FormattedMessage id="overview.openLeads" />}
        figure={
          <QuietLink to={leadsIn({ columnKind: openKinds })}>
            <NumberText value={figures.openLeads} />
          </QuietLink>
        }
        detail={<FormattedMessage id="overview.worth" values={{ value: <MoneyText value={figures.openValue} /> }} />}
      />
      <FigureTile
        key="won"
        icon={Trophy}
        label={<FormattedMessage id="overview.won" />}
        figure={
          <QuietLink to={won}>
            <NumberText value={figures.won} />
          </QuietLink>
        }
        detail={<FormattedMessage id="overview.worth" values={{ value: <MoneyText value={figures.wonValue} /> }} />}
      />
      <FigureTile
        key="winRate"
        icon={Percent}
        label={<FormattedMessage id="overview.winRate" />}
        figure={
          <QuietLink to={leadsIn({ columnKind: 'CLOSED_WON,CANCELLED', closedAt })}>
            {typeof figures.winRate === 'number' ? (
              <FormattedMessage id="overview.percent" values={{ value: figures.winRate / 100 }} />
            ) : (
              '–'
            )}
          </QuietLink>
        }
        detail={
          typeof figures.cycleDays === 'number' ? (
            <FormattedMessage id="overview.cycle" values={{ days: figures.cycleDays }} />
          ) : (
            <FormattedMessage id="overview.lostCount" values={{ count: figures.lost }} />
          )
        }
      />
      <FigureTile
        key="activities"
        icon={CalendarClock}
        label={<FormattedMessage id="overview.activitiesToday" />}
        figure={
          <QuietLink to={activitiesIn({ status: 'OPEN,OVERDUE', dueAt: 'TODAY' })}>
            <NumberText value={figures.activitiesToday} />
          </QuietLink>
        }
        detail={
          <QuietLink to={activitiesIn({ status: 'OVERDUE' })} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="6">
            <FormattedMessage id="overview.overdue" values={{ count: figures.overdueActivities }} />
          </QuietLink>
        }
      />
    </Tiles>
  );
}
