import { Box } from '@chakra-ui/react';
import HardDrive from 'lucide-react/icons/hard-drive';
import Layers from 'lucide-react/icons/layers';
import ShieldUser from 'lucide-react/icons/shield-user';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { FigureTile } from '../core/charts/FigureTile.tsx';
import { Tiles, type TilesProps } from '../core/charts/Tiles.tsx';
import { Bytes } from '../core/i18n/Bytes.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { AdministrationTiles_overview$key } from '../core/relay/generated/AdministrationTiles_overview.graphql.ts';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Panel } from '../core/ui/Panel.tsx';
import { Part } from '../core/ui/Part.tsx';
import { QuietLink } from '../core/ui/QuietLink.tsx';

const BarsByDay = lazyPart(async () => (await import('../core/charts/BarsByDay.tsx')).BarsByDay);

/** Administration tiles of the home dashboard: users, plan, storage, sign-ins. */
export function AdministrationTiles({ overview, only }: TilesProps<AdministrationTiles_overview$key>) {
  const figures = useFragment(
    graphql`
      fragment AdministrationTiles_overview on AdministrationOverview {
        users
        activeUsers
        userLimit
        roles
        storageUsed
        storageLimit
        modulesUsed
        moduleLimit
        planCode
        signIns {
          on
          succeeded
          failed
        }
      }
    `,
    overview,
  );
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const ofLimit = (limit: number | null | undefined) =>
    limit ? <FormattedMessage id="home.ofLimit" values={{ limit }} /> : <FormattedMessage id="home.noLimit" />;
  const series = [
    { key: 'succeeded', label: text('home.signIns.succeeded'), color: 'accent.solid' },
    { key: 'failed', label: text('home.signIns.failed'), color: 'amber.solid' },
  ];
  const linked = (to: string, figure: ReactNode) => <QuietLink to={to}>{figure}</QuietLink>;
  const isQuiet = figures.signIns.every(({ succeeded, failed }) => succeeded + failed === 0);
  return (
    <Tiles only={only}>
      <FigureTile
        key="users"
        icon={Users}
        label={text('home.activeUsers')}
        figure={linked('/users/?status=ACTIVE', <NumberText value={figures.activeUsers} />)}
        detail={ofLimit(figures.userLimit)}
        used={figures.activeUsers}
        limit={figures.userLimit}
        meterLabel={text('home.activeUsers')}
      />
      <FigureTile
        key="storage"
        icon={HardDrive}
        label={text('home.storage')}
        figure={linked('/settings/company/', <Bytes value={figures.storageUsed} />)}
        detail={
          figures.storageLimit ? (
            <FormattedMessage id="home.ofStorage" values={{ limit: <Bytes value={figures.storageLimit} /> }} />
          ) : (
            ofLimit(null)
          )
        }
        used={figures.storageUsed}
        limit={figures.storageLimit}
        meterLabel={text('home.storage')}
      />
      <FigureTile
        key="plan"
        icon={Layers}
        label={<FormattedMessage id="home.plan" values={{ plan: text(`plan.${figures.planCode}`) }} />}
        figure={linked('/settings/company/', <FormattedMessage id="home.modules" values={{ count: figures.modulesUsed }} />)}
        detail={ofLimit(figures.moduleLimit)}
        used={figures.modulesUsed}
        limit={figures.moduleLimit}
        meterLabel={text('home.modulesLabel')}
      />
      <FigureTile
        key="roles"
        icon={ShieldUser}
        label={text('home.roles')}
        figure={linked('/roles/', <NumberText value={figures.roles} />)}
        detail={<FormattedMessage id="home.usersInAll" values={{ count: figures.users }} />}
      />
      <Box key="signIns" gridColumn="1 / -1" minWidth="0">
        <Panel title={text('home.signIns')}>
          {isQuiet ? (
            <FormattedMessage id="home.signIns.none" />
          ) : (
            <Part fallback={<Box height="56" aria-busy />}>
              <BarsByDay
                label={text('home.signIns')}
                rows={figures.signIns.map(({ on, succeeded, failed }) => ({ on, succeeded, failed }))}
                series={series}
              />
            </Part>
          )}
        </Panel>
      </Box>
    </Tiles>
  );
}
