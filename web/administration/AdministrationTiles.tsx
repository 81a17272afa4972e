import { Box } from '@chakra-ui/react';
import HardDrive from 'lucide-react/icons/hard-drive';
import Layers from 'lucide-react/icons/layers';
import ShieldUser from 'lucide-react/icons/shield-user';
import Users from 'lucide-react/icons/users';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { BarsByDay } from '../core/charts/BarsByDay.tsx';
import { FigureTile } from '../core/charts/FigureTile.tsx';
import { Bytes } from '../core/i18n/Bytes.tsx';
import { NumberText } from '../core/i18n/NumberText.tsx';
import type { AdministrationTiles_overview$key } from '../core/relay/generated/AdministrationTiles_overview.graphql.ts';
import { Panel } from '../core/ui/Panel.tsx';

/** Administration tiles of the home dashboard: users, plan, storage, sign-ins. */
export function AdministrationTiles({ overview }: { overview: AdministrationTiles_overview$key }) {
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
  const isQuiet = figures.signIns.every(({ succeeded, failed }) => succeeded + failed === 0);
  return (
    <>
      <FigureTile
        icon={Users}
        label={text('home.activeUsers')}
        figure={<NumberText value={figures.activeUsers} />}
        detail={ofLimit(figures.userLimit)}
        used={figures.activeUsers}
        limit={figures.userLimit}
        meterLabel={text('home.activeUsers')}
      />
      <FigureTile
        icon={HardDrive}
        label={text('home.storage')}
        figure={<Bytes value={figures.storageUsed} />}
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
        icon={Layers}
        label={<FormattedMessage id="home.plan" values={{ plan: text(`plan.${figures.planCode}`) }} />}
        figure={<FormattedMessage id="home.modules" values={{ count: figures.modulesUsed }} />}
        detail={ofLimit(figures.moduleLimit)}
        used={figures.modulesUsed}
        limit={figures.moduleLimit}
        meterLabel={text('home.modulesLabel')}
      />
      <FigureTile
        icon={ShieldUser}
        label={text('home.roles')}
        figure={<NumberText value={figures.roles} />}
        detail={<FormattedMessage id="home.usersInAll" values={{ count: figures.users }} />}
      />
      <Box gridColumn="1 / -1" minWidth="0">
        <Panel title={text('home.signIns')}>
          {isQuiet ? (
            <FormattedMessage id="home.signIns.none" />
          ) : (
            <BarsByDay
              label={text('home.signIns')}
              rows={figures.signIns.map(({ on, succeeded, failed }) => ({ on, succeeded, failed }))}
              series={series}
            />
          )}
        </Panel>
      </Box>
    </>
  );
}
