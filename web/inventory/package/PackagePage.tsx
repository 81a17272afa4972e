import { Stack } from '@chakra-ui/react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { PackagePageQuery } from '../../core/relay/generated/PackagePageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Limits } from '../offer/Limits.tsx';
import { OfferState } from '../offer/OfferState.tsx';
import { PackageForm } from './PackageForm.tsx';
import { PackageParts } from './PackageParts.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';
import { inventoryPackageRemoval } from '../../core/relay/operations/inventoryPackageOperations.ts';

/** /inventory/packages/:id/: one package, its members and what limits its availability. */
export function PackagePage({ query }: ScreenProps<PackagePageQuery>) {
  const { inventoryPackage: bundle, limitingComponents: limits } = usePreloadedQuery<PackagePageQuery>(
    graphql`
      query PackagePageQuery($id: ID!) @preloadable {
        inventoryPackage(id: $id) @required(action: THROW) {
          title
          discountPercentage
          expiryDate
          state
          listCharges
          finalCharges
          priceIncludesTax
          available
          ...PackageParts_package
          ...RecordScreen_record
        }
        limitingComponents(id: $id) @required(action: THROW) {
          ...Limits_components
        }
      }
    `,
    query,
  );
  useLiveUpdates('InventoryPackage', 'InventoryProduct', 'InventoryService');
  const details = (
    <PanelBox>
      <Stack gap="5">
        <Facts marginBlockEnd="0">
          <Fact label={bundle.priceIncludesTax ? 'package.finalChargesWithTax' : 'package.finalCharges'}>
            <MoneyText value={bundle.finalCharges} />
          </Fact>
          <Fact label="package.listCharges">
            <MoneyText value={bundle.listCharges} />
          </Fact>
          <Fact label="package.discountPercentage">
            <Percent value={bundle.discountPercentage} />
          </Fact>
          <Fact label="package.available">{bundle.available && <NumberText value={Number(bundle.available)} />}</Fact>
          <Fact label="package.expiryDate">{bundle.expiryDate && <Day on={bundle.expiryDate} />}</Fact>
        </Facts>
        <PackageParts bundle={bundle} />
      </Stack>
    </PanelBox>
  );
  const why = (
    <PanelBox>
      <Limits components={limits} />
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="package"
      record={bundle}
      name={bundle.title}
      status={<OfferState state={bundle.state} />}
      panels={[
        { id: 'overview', label: 'package.one', content: details },
        ...(limits.length ? [{ id: 'availability', label: 'offer.why', content: why }] : []),
      ]}
      form={(id, onClose) => <PackageForm id={id} onClose={onClose} />}
      removal={inventoryPackageRemoval}
    />
  );
}
