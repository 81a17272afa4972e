import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AdministrationTiles } from '../administration/AdministrationTiles.tsx';
import type { HomeTileView_home$data, HomeTileView_home$key } from '../core/relay/generated/HomeTileView_home.graphql.ts';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Part } from '../core/ui/Part.tsx';
import { CrmTiles } from '../crm/overview/CrmTiles.tsx';
import { ShopTiles } from '../ecommerce/overview/ShopTiles.tsx';
import { FinanceTiles } from '../finance/overview/FinanceTiles.tsx';
import { HrmTiles } from '../hrm/overview/HrmTiles.tsx';
import { InventoryTiles } from '../inventory/overview/InventoryTiles.tsx';
import { ProcurementTiles } from '../procurement/overview/ProcurementTiles.tsx';
import { ProjectTiles } from '../projects/overview/ProjectTiles.tsx';
import { HomeTileFrame } from './HomeTileFrame.tsx';
import { InboxPanel } from './InboxPanel.tsx';

const PipelinePanels = lazyPart(async () => (await import('../crm/overview/PipelinePanels.tsx')).PipelinePanels, 'crm');
const SalesPanels = lazyPart(async () => (await import('../inventory/overview/SalesPanels.tsx')).SalesPanels, 'inventory');
const MoneyPanels = lazyPart(async () => (await import('../finance/overview/MoneyPanels.tsx')).MoneyPanels, 'finance', 'ledger');
const AgeingPanels = lazyPart(async () => (await import('../finance/overview/AgeingPanels.tsx')).AgeingPanels, 'finance', 'ledger');
const TaskPanels = lazyPart(async () => (await import('../projects/overview/TaskPanels.tsx')).TaskPanels, 'projects');
const UpcomingPanel = lazyPart(async () => (await import('../procurement/overview/UpcomingPanel.tsx')).UpcomingPanel, 'procurement');
const RecentOrdersPanel = lazyPart(
  async () => (await import('../procurement/overview/RecentOrdersPanel.tsx')).RecentOrdersPanel,
  'procurement',
);
const ShopProductPanels = lazyPart(
  async () => (await import('../ecommerce/overview/ShopProductPanels.tsx')).ShopProductPanels,
  'ecommerce',
);

/** Stands where a panel will be. */
const loading = <chakra.div aria-busy minHeight="40" bg="bg.panel" borderWidth="1px" borderRadius="lg" />;

type Drawing = (home: HomeTileView_home$data, only: string) => ReactNode;

/** How the tiles of each group are drawn. Those that have a panel of their own come first. */
const drawings: Record<string, Drawing> = {
  work: ({ inbox }) => inbox && <InboxPanel inbox={inbox} />,
  'crm.pipeline': ({ crmOverview: of }, only) => of && <PipelinePanels overview={of} only={only} />,
  'crm.forecast': ({ crmOverview: of }, only) => of && <PipelinePanels overview={of} only={only} />,
  crm: ({ crmOverview: of }, only) => of && <CrmTiles overview={of} only={only} />,
  'inventory.months': ({ inventoryOverview: of }, only) => of && <SalesPanels overview={of} only={only} />,
  'inventory.breakdown': ({ inventoryOverview: of }, only) => of && <SalesPanels overview={of} only={only} />,
  inventory: ({ inventoryOverview: of }, only) => of && <InventoryTiles overview={of} only={only} />,
  'finance.receivable': ({ financeOverview: of }, only) => of && <AgeingPanels overview={of} only={only} />,
  'finance.payable': ({ financeOverview: of }, only) => of && <AgeingPanels overview={of} only={only} />,
  'finance.months': ({ financeOverview: of }, only) => of && <MoneyPanels overview={of} only={only} />,
  'finance.cashBalances': ({ financeOverview: of }, only) => of && <MoneyPanels overview={of} only={only} />,
  finance: ({ financeOverview: of }, only) => of && <FinanceTiles overview={of} only={only} />,
  'projects.statuses': ({ projectOverview: of }, only) => of && <TaskPanels overview={of} only={only} />,
  'projects.workload': ({ projectOverview: of }, only) => of && <TaskPanels overview={of} only={only} />,
  projects: ({ projectOverview: of }, only) => of && <ProjectTiles overview={of} only={only} />,
  'procurement.upcoming': ({ procurementOverview: of }) => of && <UpcomingPanel overview={of} />,
  'procurement.recent': ({ procurementOverview: of }) => of && <RecentOrdersPanel overview={of} />,
  procurement: ({ procurementOverview: of }, only) => of && <ProcurementTiles overview={of} only={only} />,
  'shop.bestProducts': ({ ecommerceOverview: of }, only) => of && <ShopProductPanels overview={of} only={only} />,
  'shop.ratings': ({ ecommerceOverview: of }, only) => of && <ShopProductPanels overview={of} only={only} />,
  shop: ({ ecommerceOverview: of }, only) => of && <ShopTiles overview={of} only={only} />,
  hrm: ({ hrmOverview: of }, only) => of && <HrmTiles overview={of} only={only} />,
  administration: ({ administrationOverview: of }, only) => of && <AdministrationTiles overview={of} only={only} />,
};

interface HomeTileViewProps {
  tile: string;
  /** Message id of its name. */
  label: string;
  home: HomeTileView_home$key;
}

/** A tile of the home page, drawn from the page's one request, whose variables say which modules it reads. */
export function HomeTileView({ tile, label, home: key }: HomeTileViewProps) {
  const home = useFragment(
    graphql`
      fragment HomeTileView_home on Query {
        inbox(first: 5) {
          ...InboxPanel_inbox
        }
        administrationOverview(span: $span) @include(if: $administers) {
          ...AdministrationTiles_overview
        }
        crmOverview(span: $span) @include(if: $sells) {
          ...CrmTiles_overview
          ...PipelinePanels_overview
        }
        inventoryOverview(span: $span) @include(if: $stocks) {
          ...InventoryTiles_overview
          ...SalesPanels_overview
        }
        financeOverview(span: $span) @include(if: $accounts) {
          ...FinanceTiles_overview
          ...MoneyPanels_overview
          ...AgeingPanels_overview
        }
        projectOverview(span: $span) @include(if: $plans) {
          ...ProjectTiles_overview
          ...TaskPanels_overview
        }
        procurementOverview(span: $span) @include(if: $buys) {
          ...ProcurementTiles_overview
          ...UpcomingPanel_overview
          ...RecentOrdersPanel_overview
        }
        ecommerceOverview(span: $span) @include(if: $ships) {
          ...ShopTiles_overview
          ...ShopProductPanels_overview
        }
        hrmOverview(span: $span) @include(if: $employs) {
          ...HrmTiles_overview
        }
      }
    `,
    key,
  );
  const [group, only] = tile.split('.');
  const drawn = (drawings[tile] ?? drawings[group])(home, only);
  return (
    <HomeTileFrame label={label} of={home}>
      {drawn ? <Part fallback={loading}>{drawn}</Part> : null}
    </HomeTileFrame>
  );
}
