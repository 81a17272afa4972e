import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ServicePageQuery } from '../../core/relay/generated/ServicePageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { inventoryServiceRemoval } from '../../core/relay/operations/inventoryServiceOperations.ts';

/** /inventory/services/:id/: one service. */
export function ServicePage({ query }: ScreenProps<ServicePageQuery>) {
  const { inventoryService: service } = usePreloadedQuery<ServicePageQuery>(
    graphql`
      query ServicePageQuery($id: ID!) @preloadable {
        inventoryService(id: $id) @required(action: THROW) {
          title
          description
          serviceType
          priceWithTax
          priceWithoutTax
          vatCategory
          status
          createdAt
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('InventoryService');
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <Fact label="price.withoutTax">
          <MoneyText value={service.priceWithoutTax} />
        </Fact>
        <Fact label="price.withTax">
          <MoneyText value={service.priceWithTax} />
        </Fact>
        <Fact label="service.serviceType">
          <FormattedMessage id={`serviceType.${service.serviceType}`} />
        </Fact>
        <Fact label="service.vatCategory">
          <FormattedMessage id={`vatCategory.${service.vatCategory}`} />
        </Fact>
        <Fact label="service.createdAt">
          <When at={service.createdAt} />
        </Fact>
        <Fact label="service.description" isText>
          <bdi style={{ whiteSpace: 'pre-line' }}>{service.description}</bdi>
        </Fact>
      </Facts>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="service"
      record={service}
      name={service.title}
      status={<StatusBadge status={service.status} />}
      panels={[{ id: 'overview', label: 'service.one', content: details }]}
      form={(id, onClose) => <ServiceForm id={id} onClose={onClose} />}
      removal={inventoryServiceRemoval}
    />
  );
}
