import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Excerpt } from '../../core/i18n/Excerpt.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { LeadCard_lead$key } from '../../core/relay/generated/LeadCard_lead.graphql.ts';
import { CardBody, CardEnds, CardFigure, CardLine, CardNote, CardText, CardTitle } from '../../core/screens/board/cardParts.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { fixedBadge } from '../../core/ui/fixed.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { NextActivity } from './NextActivity.tsx';
import { StageAge } from './StageAge.tsx';

const Stale = fixedBadge('amber');

/** A lead's card on the board. */
export function LeadCard({ lead }: { lead: LeadCard_lead$key }) {
  const data = useFragment(
    graphql`
      fragment LeadCard_lead on Lead {
        id
        title
        orderValue
        columnSince
        isStale
        ...NextActivity_lead
        lossReason {
          name
        }
        customer {
          id
          name
        }
        owner {
          userId
          name
          profileImage {
            url
          }
        }
      }
    `,
    lead,
  );
  const { id, title, customer, owner, orderValue, columnSince, isStale, lossReason } = data;
  return (
    <CardBody>
      <CardTitle id={id}>{title}</CardTitle>
      <CardEnds>
        <CardText>
          <bdi>{customer.name}</bdi>
        </CardText>
        {owner && (
          <div title={owner.name}>
            <Hidden>{owner.name}</Hidden>
            <Avatar name={owner.name} image={owner.profileImage?.url} size="6" />
          </div>
        )}
      </CardEnds>
      {lossReason && (
        <CardNote>
          <Excerpt text={lossReason.name} />
        </CardNote>
      )}
      <CardLine>
        <CardFigure>
          <MoneyText value={orderValue} />
        </CardFigure>
        <StageAge since={columnSince} />
        {isStale && (
          <Stale>
            <FormattedMessage id="lead.stale" />
          </Stale>
        )}
        <NextActivity lead={data} />
      </CardLine>
    </CardBody>
  );
}
