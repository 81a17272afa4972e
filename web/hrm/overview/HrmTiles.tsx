import CalendarOff from 'lucide-react/icons/calendar-off';
import FileUser from 'lucide-react/icons/file-user';
import Users from 'lucide-react/icons/users';
import Wallet from 'lucide-react/icons/wallet';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../../core/charts/Tiles.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { HrmTiles_overview$key } from '../../core/relay/generated/HrmTiles_overview.graphql.ts';
import { QuietLink } from '../../core/ui/QuietLink.tsx';

/** Key figures on the company's people, for the home dashboard. */
export function HrmTiles({ overview, only }: TilesProps<HrmTiles_overview$key>) {
  const figures = useFragment(
    graphql`
      fragment HrmTiles_overview on HrmOverview {
        employees
        joined
        openApplications
        applications
        onLeave
        pendingLeave
        openRuns
        nextPayOn
      }
    `,
    overview,
  );
  const linked = (count: number, to: string) => (
    <QuietLink to={to}>
      <NumberText value={count} />
    </QuietLink>
  );
  return (
    <Tiles only={only}>
      <FigureTile
        key="employees"
        icon={Users}
        label={<FormattedMessage id="hrmOverview.employees" />}
        figure={linked(figures.employees, '/HRM/employeeinformation/?status=ACTIVE')}
        detail={<FormattedMessage id="hrmOverview.joined" values={{ count: figures.joined }} />}
      />
      <FigureTile
        key="applications"
        icon={FileUser}
        label={<FormattedMessage id="hrmOverview.openApplications" />}
        figure={linked(figures.openApplications, '/HRM/applications/')}
        detail={<FormattedMessage id="hrmOverview.applications" values={{ count: figures.applications }} />}
      />
      <FigureTile
        key="leave"
        icon={CalendarOff}
        label={<FormattedMessage id="hrmOverview.onLeave" />}
        figure={linked(figures.onLeave, '/HRM/leave/')}
        detail={<FormattedMessage id="hrmOverview.pendingLeave" values={{ count: figures.pendingLeave }} />}
      />
      <FigureTile
        key="payday"
        icon={Wallet}
        label={<FormattedMessage id="hrmOverview.nextPay" />}
        figure={<QuietLink to="/HRM/payroll/payrolls/">{figures.nextPayOn ? <Day on={figures.nextPayOn} /> : '–'}</QuietLink>}
        detail={<FormattedMessage id="hrmOverview.openRuns" values={{ count: figures.openRuns }} />}
      />
    </Tiles>
  );
}
