import { Text } from '@chakra-ui/react';
import { SerialsText } from '../../core/ui/SerialsText.tsx';

/** A line as the document shows it. */
export interface ShownLine {
  readonly id: string;
  readonly product?: { readonly name: string; readonly code?: string | null } | null;
  readonly description?: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  /** Null for a package taxed at several rates. */
  readonly vatRate?: string | null;
  readonly net: string;
  readonly serialNumbers?: readonly string[];
}

/** The product and description of a line. */
export const LineName = ({ line: { product, description, serialNumbers } }: { line: ShownLine }) => (
  <>
    <bdi>{product?.name ?? description}</bdi>
    {product && description && (
      <Text color="fg.muted" fontSize="sm">
        <bdi>{description}</bdi>
      </Text>
    )}
    <SerialsText numbers={serialNumbers} />
  </>
);
