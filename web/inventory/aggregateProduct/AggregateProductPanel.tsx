import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { AggregateProductPanel_aggregate$key } from '../../core/relay/generated/AggregateProductPanel_aggregate.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Percent } from '../../core/i18n/Percent.tsx';

/** Cost, profit and parts of an aggregate product. */
export function AggregateProductPanel({ aggregate: key }: { aggregate: AggregateProductPanel_aggregate$key }) {
  const { lines, attachment, ...aggregate } = useFragment(
    graphql`
      fragment AggregateProductPanel_aggregate on AggregateProduct {
        priceWithTax
        priceWithoutTax
        inHouseCost
        ownCost
        profit
        margin
        available
        vatCategory
        attachment {
          name
          url
        }
        lines {
          id
          product {
            id
            name
            available
          }
          component {
            id
            name: title
            available
          }
          quantity
        }
      }
    `,
    key,
  );
  return (
    <PanelBox>
      <Stack gap="5">
        <Facts marginBlockEnd="0">
          <Fact label="aggregateProduct.available">
            <NumberText value={Number(aggregate.available)} />
          </Fact>
          <Fact label="price.withoutTax">
            <MoneyText value={aggregate.priceWithoutTax} />
          </Fact>
          <Fact label="price.withTax">
            <MoneyText value={aggregate.priceWithTax} />
          </Fact>
          <Fact label="aggregateProduct.inHouseCost">
            <MoneyText value={aggregate.inHouseCost} />
          </Fact>
          <Fact label="aggregateProduct.profit">
            <MoneyText value={aggregate.profit} /> (<Percent value={aggregate.margin} />)
          </Fact>
          <Fact label="aggregateProduct.ownCost">{Number(aggregate.ownCost) > 0 && <MoneyText value={aggregate.ownCost} />}</Fact>
          <Fact label="aggregateProduct.vatCategory">
            <FormattedMessage id={`vatCategory.${aggregate.vatCategory}`} />
          </Fact>
          <Fact label="aggregateProduct.attachment">
            {attachment && (
              <a href={attachment.url} target="_blank" rel="noreferrer">
                <bdi>{attachment.name}</bdi>
              </a>
            )}
          </Fact>
        </Facts>
        <FigureTable
          label="aggregateProduct.lines"
          heads={['part.item', 'part.quantityHead', 'offer.inStock']}
          rows={lines.map(({ id, product, component, quantity }) => {
            const item = (product ?? component)!;
            return {
              key: id,
              cells: [
                <RecordLink key="item" id={item.id}>
                  <bdi>{item.name}</bdi>
                </RecordLink>,
                <NumberText key="quantity" value={Number(quantity)} />,
                <NumberText key="available" value={Number(item.available)} />,
              ],
            };
          })}
        />
      </Stack>
    </PanelBox>
  );
}
