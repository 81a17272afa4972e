import { HStack } from '@chakra-ui/react';
import Star from 'lucide-react/icons/star';
import { FormattedMessage } from 'react-intl';
import { ratingLabels } from '../../../server/ecommerce/review/ratingLabels.rules.ts';

/** A rating of 1 to 10 in words, such as Good+. */
export const RatingText = ({ rating }: { rating: number }) => <FormattedMessage id={`rating.${ratingLabels[rating - 1]}`} />;

/** A rating of 1 to 10 as its label, with a star beside it. */
export const Rating = ({ rating }: { rating: number }) => (
  <HStack gap="1" display="inline-flex" fontWeight="medium">
    <Star size={16} aria-hidden />
    <span>
      <RatingText rating={rating} /> <bdi>({rating}/10)</bdi>
    </span>
  </HStack>
);
