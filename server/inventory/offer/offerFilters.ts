import { EnumFilter } from '../../core/graphql/filters.ts';
import { OfferState } from './OfferState.ts';

export const OfferStateFilter = EnumFilter(OfferState, 'OfferState');
