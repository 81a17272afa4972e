import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarOff from 'lucide-react/icons/calendar-off';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileBadge from 'lucide-react/icons/file-badge';
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
        present
        pendingCorrections
        openAppraisals
        unsignedAppraisals
        expiringDocuments
        expiredDocuments
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
        key="attendance"
        icon={CalendarCheck}
        label={<FormattedMessage id="hrmOverview.present" />}
        figure={linked(figures.present, '/HRM/attendance/')}
        detail={<FormattedMessage id="hrmOverview.pendingCorrections" values={{ count: figures.pendingCorrections }} />}
      />
      <FigureTile
        key="appraisals"
        icon={ClipboardCheck}
        label={<FormattedMessage id="hrmOverview.openAppraisals" />}
        figure={linked(figures.openAppraisals, '/HRM/appraisals/')}
        detail={<FormattedMessage id="hrmOverview.unsignedAppraisals" values={{ count: figures.unsignedAppraisals }} />}
      />
      <FigureTile
        key="documents"
        icon={FileBadge}
        label={<FormattedMessage id="hrmOverview.expiringDocuments" />}
        figure={linked(figures.expiringDocuments, '/HRM/documents/')}
        detail={<FormattedMessage id="hrmOverview.expiredDocuments" values={{ count: figures.expiredDocuments }} />}
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
