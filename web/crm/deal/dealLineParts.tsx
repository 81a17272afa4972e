import { Text } from '@chakra-ui/react';

/** A line as it stands on a document. */
export interface ShownLine {
  readonly id: string;
  readonly product?: { readonly name: string; readonly code?: string | null } | null;
  readonly description?: string | null;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly discountPercent: string;
  readonly vatRate: string;
  readonly net: string;
}

/** What a line sells, and what is said of it besides. */
export const LineName = ({ line: { product, description } }: { line: ShownLine }) => (
  <>
    <bdi>{product?.name ?? description}</bdi>
    {product && description && (
      <Text color="fg.muted" fontSize="sm">
        <bdi>{description}</bdi>
      </Text>
    )}
  </>
);
