import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { DealPanel_deal$key } from '../../core/relay/generated/DealPanel_deal.graphql.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { DealLineTable, type DealFigures } from '../../parties/document/DealLineTable.tsx';
import { Facts, TextFact } from '../../core/ui/Facts.tsx';
import { RecordFact } from '../../core/screens/RecordFact.tsx';

interface DealPanelProps {
  /** Message id stem: `order.customer`. */
  entity: string;
  deal: DealPanel_deal$key;
  /** Further details, as `Fact`s. */
  facts: ReactNode;
  /** Long texts, as `Fact`s. */
  texts?: ReactNode;
  /** Totals of the lines; calculated from them where the record stores none. */
  figures: DealFigures | ((lines: readonly DealFigureLine[]) => DealFigures);
}

/** The fields of a line that its totals are calculated from. */
export type DealFigureLine = Record<'quantity' | 'unitPrice' | 'discountPercent' | 'vatCategory' | 'vatRate', string>;

/** Details of a lead, an order or a quotation: its parties, facts and lines. */
export function DealPanel({ entity, deal: key, facts, texts, figures }: DealPanelProps) {
  const { customer, contact, description, lines } = useFragment(
    graphql`
      fragment DealPanel_deal on Deal {
        customer {
          id
          name
        }
        contact {
          id
          name
        }
        description
        lines {
          id
          product {
            name
            code
          }
          description
          quantity
          unitPrice
          discountPercent
          vatCategory
          vatRate
          net
        }
      }
    `,
    key,
  );
  return (
    <PanelBox>
      <Facts>
        <RecordFact label={`${entity}.customer`} value={customer} />
        <RecordFact label={`${entity}.contact`} value={contact} />
        {facts}
        <TextFact label={`${entity}.description`} value={description} isText />
        {texts}
      </Facts>
      {lines.length > 0 ? (
        <DealLineTable lines={lines} figures={typeof figures === 'function' ? figures(lines) : figures} />
      ) : (
        <FormattedMessage id="deal.noLines" />
      )}
    </PanelBox>
  );
}
