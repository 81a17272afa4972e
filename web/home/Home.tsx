import { Button, chakra, Stack } from '@chakra-ui/react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HomeTile } from '../../server/core/session/homeTiles.rules.ts';
import { currentLanguage } from '../core/i18n/languageStore.ts';
import { loadMessages } from '../core/i18n/messages.ts';
import type { HomeQuery } from '../core/relay/generated/HomeQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../core/screens/DashboardScreen.tsx';
import { useAddress } from '../core/screens/useAddress.ts';
import { When } from '../core/i18n/When.tsx';
import { ForMembers } from '../core/session/ForMembers.tsx';
import { grantedPermissions, useSession } from '../core/session/session.ts';
import { EmptyState } from '../core/ui/EmptyState.tsx';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Notice } from '../core/ui/Notice.tsx';
import { Part } from '../core/ui/Part.tsx';
import { FirstStepsPanel } from './FirstStepsPanel.tsx';
import { columnsOf, TileCell } from './HomeTileFrame.tsx';
import { HomeTileView } from './HomeTileView.tsx';
import { homeTilesFor, tileGroupsFor } from './tileKinds.ts';

const ArrangeTiles = lazyPart(async () => {
  const texts = tileGroupsFor(grantedPermissions()).flatMap(group => group.texts);
  return (await Promise.all([import('./ArrangeTiles.tsx'), loadMessages(currentLanguage(), ...texts)]))[0].ArrangeTiles;
});

/** /: what waits for the viewer and the figures of their modules, in one request, as tiles that they choose, move and size. */
export function Home({ query }: ScreenProps<HomeQuery>) {
  const data = usePreloadedQuery<HomeQuery>(
    graphql`
      query HomeQuery(
        $span: TimeSpan!
        $settles: Boolean!
        $administers: Boolean!
        $sells: Boolean!
        $stocks: Boolean!
        $accounts: Boolean!
        $plans: Boolean!
        $buys: Boolean!
        $ships: Boolean!
        $employs: Boolean!
      ) @preloadable {
        homeTiles {
          tile
          width
        }
        inbox(first: 5) {
          counts {
            kind
          }
        }
        installation {
          demoResetAt
        }
        ...HomeTileView_home
        firstSteps @include(if: $settles) {
          ...FirstStepsPanel_steps
        }
        sampleData @include(if: $settles) {
          ...FirstStepsPanel_sample
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const session = useSession();
  const { address, change } = useAddress();
  /** What was just saved, until the page is left: the answer before it does not hold it. */
  const [saved, setSaved] = useState<{ tiles: readonly HomeTile[] | null }>();
  const groups = tileGroupsFor(grantedPermissions(session));
  const tiles = homeTilesFor(groups, saved ? saved.tiles : data.homeTiles);
  const labels = new Map(groups.flatMap(group => group.tiles.map(({ id, label }) => [id, label])));
  const draw = (tile: string) => <HomeTileView tile={tile} label={labels.get(tile)!} home={data} />;
  const title = <FormattedMessage id="home.title" values={{ company: <bdi>{session.companyName}</bdi> }} />;
  const { demoResetAt } = data.installation;
  const reset = demoResetAt && (
    <Notice>
      <FormattedMessage id="home.demoReset" values={{ at: <When at={demoResetAt} /> }} />
    </Notice>
  );
  const steps = data.firstSteps && <FirstStepsPanel steps={data.firstSteps} sample={data.sampleData} />;
  if (address.has('arrange') && !session.impersonation) {
    const close = () => void change({ arrange: null });
    return (
      <Part>
        <ArrangeTiles {...{ title, groups, tiles, draw, close }} onSave={next => setSaved({ tiles: next })} />
      </Part>
    );
  }
  // Where nothing waits there is nothing to show.
  const shown = tiles.filter(({ tile }) => tile !== 'work.waiting' || !!data.inbox?.counts.length);
  const none = <EmptyState title={intl.formatMessage({ id: 'home.none' })} text={intl.formatMessage({ id: 'home.noneText' })} />;
  const grid = shown.map(({ tile, width }) => (
    <TileCell key={tile} gridColumn={columnsOf(width)}>
      {draw(tile)}
    </TileCell>
  ));
  if (groups.length === 1)
    return (
      <Stack gap="4">
        <chakra.h1 fontSize="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
        {reset}
        {steps}
        {grid}
        {none}
      </Stack>
    );
  const arrange = (
    <ForMembers>
      <Button variant="outline" onClick={() => void change({ arrange: 'yes' })}>
        <LayoutGrid aria-hidden />
        <FormattedMessage id="home.arrange" />
      </Button>
    </ForMembers>
  );
  return (
    <Stack gap="4">
      {reset}
      {steps}
      <DashboardScreen title={title} tools={arrange}>
        {grid.length > 0 ? grid : <chakra.div gridColumn="1 / -1">{none}</chakra.div>}
      </DashboardScreen>
    </Stack>
  );
}
