import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HomeQuery } from '../core/relay/generated/HomeQuery.graphql.ts';
import type { ScreenProps } from '../core/routing/ScreenRow.ts';
import { DashboardScreen } from '../core/screens/DashboardScreen.tsx';
import { useSession } from '../core/session/session.ts';
import { EmptyState } from '../core/ui/EmptyState.tsx';
import { CrmTiles } from '../crm/overview/CrmTiles.tsx';
import { InventoryTiles } from '../inventory/overview/InventoryTiles.tsx';
import { FinanceTiles } from '../finance/overview/FinanceTiles.tsx';
import { ProjectTiles } from '../projects/overview/ProjectTiles.tsx';
import { AdministrationTiles } from '../administration/AdministrationTiles.tsx';
import { FirstStepsPanel } from './FirstStepsPanel.tsx';

/** /: dashboard of all modules the viewer may see, in one request. Each module provides its tiles as a fragment. */
export function Home({ query }: ScreenProps<HomeQuery>) {
  const { firstSteps, administrationOverview, crmOverview, inventoryOverview, financeOverview, projectOverview } =
    usePreloadedQuery<HomeQuery>(
      graphql`
        query HomeQuery(
          $span: TimeSpan!
          $settles: Boolean!
          $administers: Boolean!
          $sells: Boolean!
          $stocks: Boolean!
          $accounts: Boolean!
          $plans: Boolean!
        ) @preloadable {
          firstSteps @include(if: $settles) {
            ...FirstStepsPanel_steps
          }
          administrationOverview(span: $span) @include(if: $administers) {
            ...AdministrationTiles_overview
          }
          crmOverview(span: $span) @include(if: $sells) {
            ...CrmTiles_overview
          }
          inventoryOverview(span: $span) @include(if: $stocks) {
            ...InventoryTiles_overview
          }
          financeOverview(span: $span) @include(if: $accounts) {
            ...FinanceTiles_overview
          }
          projectOverview(span: $span) @include(if: $plans) {
            ...ProjectTiles_overview
          }
        }
      `,
      query,
    );
  const intl = useIntl();
  const { companyName } = useSession();
  const title = <FormattedMessage id="home.title" values={{ company: <bdi>{companyName}</bdi> }} />;
  const steps = firstSteps && <FirstStepsPanel steps={firstSteps} />;
  if (!administrationOverview && !crmOverview && !inventoryOverview && !financeOverview && !projectOverview) {
    return (
      <Stack gap="4">
        <chakra.h1 fontSize="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
        {steps}
        <EmptyState title={intl.formatMessage({ id: 'home.none' })} text={intl.formatMessage({ id: 'home.noneText' })} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      {steps}
      <DashboardScreen title={title}>
        {crmOverview && <CrmTiles overview={crmOverview} />}
        {inventoryOverview && <InventoryTiles overview={inventoryOverview} />}
        {financeOverview && <FinanceTiles overview={financeOverview} />}
        {projectOverview && <ProjectTiles overview={projectOverview} />}
        {administrationOverview && <AdministrationTiles overview={administrationOverview} />}
      </DashboardScreen>
    </Stack>
  );
}
