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
import { HrmTiles } from '../hrm/overview/HrmTiles.tsx';
import { ProcurementTiles } from '../procurement/overview/ProcurementTiles.tsx';
import { ShopTiles } from '../ecommerce/overview/ShopTiles.tsx';
import { ProjectTiles } from '../projects/overview/ProjectTiles.tsx';
import { AdministrationTiles } from '../administration/AdministrationTiles.tsx';
import { FirstStepsPanel } from './FirstStepsPanel.tsx';
import { InboxPanel } from './InboxPanel.tsx';

/** /: dashboard of all modules the viewer may see, in one request. Each module provides its tiles as a fragment. */
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
        inbox(first: 5) {
          ...InboxPanel_inbox
        }
        firstSteps @include(if: $settles) {
          ...FirstStepsPanel_steps
        }
        sampleData @include(if: $settles) {
          ...FirstStepsPanel_sample
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
        procurementOverview(span: $span) @include(if: $buys) {
          ...ProcurementTiles_overview
        }
        ecommerceOverview(span: $span) @include(if: $ships) {
          ...ShopTiles_overview
        }
        hrmOverview(span: $span) @include(if: $employs) {
          ...HrmTiles_overview
        }
      }
    `,
    query,
  );
  const intl = useIntl();
  const { companyName } = useSession();
  const title = <FormattedMessage id="home.title" values={{ company: <bdi>{companyName}</bdi> }} />;
  const { firstSteps, sampleData, inbox, ...overviews } = data;
  const { crmOverview: sales, inventoryOverview: stock, financeOverview: books, projectOverview: work } = overviews;
  const { procurementOverview: purchases, ecommerceOverview: shop, hrmOverview: people, administrationOverview: access } = overviews;
  const steps = firstSteps && <FirstStepsPanel steps={firstSteps} sample={sampleData} />;
  if (!Object.values(overviews).some(Boolean)) {
    return (
      <Stack gap="4">
        <chakra.h1 fontSize="2xl" fontWeight="semibold">
          {title}
        </chakra.h1>
        {steps}
        {inbox && <InboxPanel inbox={inbox} />}
        <EmptyState title={intl.formatMessage({ id: 'home.none' })} text={intl.formatMessage({ id: 'home.noneText' })} />
      </Stack>
    );
  }
  return (
    <Stack gap="4">
      {steps}
      <DashboardScreen title={title} above={inbox && <InboxPanel inbox={inbox} />}>
        {sales && <CrmTiles overview={sales} />}
        {stock && <InventoryTiles overview={stock} />}
        {books && <FinanceTiles overview={books} />}
        {work && <ProjectTiles overview={work} />}
        {purchases && <ProcurementTiles overview={purchases} />}
        {shop && <ShopTiles overview={shop} />}
        {people && <HrmTiles overview={people} />}
        {access && <AdministrationTiles overview={access} />}
      </DashboardScreen>
    </Stack>
  );
}
