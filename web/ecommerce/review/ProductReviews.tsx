import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { ProductReviews_product$key } from '../../core/relay/generated/ProductReviews_product.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Rating } from './Rating.tsx';

/** Reviews of a product, newest first, with the average; each opens in the list of reviews, where staff answer and hide. */
export function ProductReviews({ product: key }: { product: ProductReviews_product$key }) {
  const intl = useIntl();
  const { averageRating, ratingCount, reviews } = useFragment(
    graphql`
      fragment ProductReviews_product on EcommerceProduct {
        averageRating
        ratingCount
        reviews(first: 50) {
          edges {
            node {
              id
              rating
              text
              isVerified
              isHidden
              answer
              createdAt
              customer {
                name
              }
            }
          }
        }
      }
    `,
    key,
  );
  const rows = reviews.edges.map(({ node }) => node);
  return (
    <PanelBox>
      {rows.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'ecommerceReview.none' })}
          text={intl.formatMessage({ id: 'ecommerceReview.noneText' })}
        />
      ) : (
        <Stack gap="5">
          {averageRating && (
            <Text fontWeight="semibold">
              <FormattedMessage
                id="ecommerceReview.average"
                values={{ average: <NumberText value={Number(averageRating)} />, count: ratingCount }}
              />
            </Text>
          )}
          <Stack as="ul" gap="4" listStyleType="none">
            {rows.map(({ id, rating, text, isVerified, isHidden, answer, createdAt, customer }) => (
              <chakra.li key={id} borderTopWidth="1px" paddingBlockStart="4" opacity={isHidden ? 0.6 : undefined}>
                <Flex gap="3" wrap="wrap" align="center">
                  <RecordLink id={id}>
                    <Rating rating={rating} />
                  </RecordLink>
                  <bdi>{customer?.name ?? intl.formatMessage({ id: 'ecommerceReview.anonymous' })}</bdi>
                  {isVerified && (
                    <Badge colorPalette="green">
                      <FormattedMessage id="ecommerceReview.verified" />
                    </Badge>
                  )}
                  {isHidden && (
                    <Badge colorPalette="gray">
                      <FormattedMessage id="ecommerceReview.hidden" />
                    </Badge>
                  )}
                  <Text as="span" color="fg.muted" fontSize="sm">
                    <When at={createdAt} />
                  </Text>
                </Flex>
                <Text marginBlockStart="1" whiteSpace="pre-line">
                  <bdi>{text}</bdi>
                </Text>
                {answer && (
                  <Box borderInlineStartWidth="3px" paddingInlineStart="3" marginBlockStart="2" color="fg.muted">
                    <Text fontSize="sm" fontWeight="medium">
                      <FormattedMessage id="ecommerceReview.answer" />
                    </Text>
                    <Text whiteSpace="pre-line">
                      <bdi>{answer}</bdi>
                    </Text>
                  </Box>
                )}
              </chakra.li>
            ))}
          </Stack>
        </Stack>
      )}
    </PanelBox>
  );
}
