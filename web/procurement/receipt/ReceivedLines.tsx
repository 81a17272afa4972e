import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';

interface ReceivedLinesProps {
  lines: readonly {
    readonly id: string;
    readonly quantity: string;
    readonly accepted: string;
    readonly product: { readonly name: string };
    readonly inventoryProduct: { readonly isPerishable: boolean; readonly isSerialized: boolean } | null | undefined;
  }[];
}

/** What came of each line of an order: accepted, and rejected with a reason. */
export function ReceivedLines({ lines }: ReceivedLinesProps) {
  const intl = useIntl();
  const label = (field: string) => intl.formatMessage({ id: `purchaseReceipt.${field}` });
  return (
    <Stack gap="4" as="ul" listStyleType="none">
      {lines.map(({ id, quantity, accepted, product, inventoryProduct }, index) => (
        <chakra.li key={id} borderWidth="1px" borderRadius="md" padding="3" aria-label={product.name}>
          <Text fontWeight="medium">
            <bdi>{product.name}</bdi>
          </Text>
          <Text color="fg.muted" fontSize="sm" marginBlockEnd="2">
            <FormattedMessage
              id="purchaseReceipt.soFar"
              values={{ accepted: <NumberText value={Number(accepted)} />, quantity: <NumberText value={Number(quantity)} /> }}
            />
          </Text>
          <FieldGrid>
            <NumberField name={`lines.${index}.accepted`} label={label('accepted')} required={false} />
            <NumberField name={`lines.${index}.rejected`} label={label('rejected')} required={false} />
            <TextField name={`lines.${index}.rejectionReason`} label={label('rejectionReason')} required={false} autoComplete="off" />
            {inventoryProduct?.isPerishable && (
              <>
                <TextField name={`lines.${index}.batchNumber`} label={label('batchNumber')} required={false} autoComplete="off" dir="ltr" />
                <DateField name={`lines.${index}.expiresOn`} label={label('expiresOn')} required={false} />
              </>
            )}
          </FieldGrid>
          {inventoryProduct?.isSerialized && (
            <Box marginBlockStart="3">
              <SerialsField name={`lines.${index}.serialNumbers`} />
            </Box>
          )}
        </chakra.li>
      ))}
    </Stack>
  );
}
