import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { ecommerceVariantsRules, optionLimit } from '../../../server/ecommerce/variant/ecommerceVariants.rules.ts';
import { EntriesField } from '../../core/fields/EntriesField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { VariantsDialogMutation } from '../../core/relay/generated/VariantsDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';

interface VariantsDialogProps {
  product: {
    readonly id: string;
    readonly optionNames: readonly string[];
    readonly optionValues: readonly string[];
    readonly variants: readonly { readonly optionValues: readonly string[] }[];
  };
  onClose: () => unknown;
}

/** Names the options of a product and their values: each combination becomes a variant, unless it is there already. */
export function VariantsDialog({ product: { id, optionNames, optionValues, variants }, onClose }: VariantsDialogProps) {
  const intl = useIntl();
  const isFirst = optionNames.length === 0;
  const [count, setCount] = useState(isFirst ? 1 : optionNames.length);
  const [save, isSaving] = useSaving<VariantsDialogMutation>(graphql`
    mutation VariantsDialogMutation($input: MakeEcommerceVariantsInput!) {
      makeEcommerceVariants(input: $input) {
        ...saving_payload
        ecommerceProduct {
          ...ProductVariants_product
        }
      }
    }
  `);
  const all = [optionValues, ...variants.map(variant => variant.optionValues)];
  const options = isFirst
    ? Array.from({ length: optionLimit }, () => ({ name: '', values: [] as string[] }))
    : optionNames.map((name, index) => ({ name, values: [...new Set(all.map(values => values[index]))] }));
  return (
    <FormDialog
      entity="ecommerceVariants"
      title={isFirst ? 'ecommerceVariants.make' : 'ecommerceVariants.add'}
      rules={ecommerceVariantsRules}
      isSaving={isSaving}
      values={{ productId: id, options: options.slice(0, count) }}
      save={input => save({ input })}
      onClose={onClose}
    >
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} gap="3">
          <TextField
            name={`options.${index}.name`}
            label={intl.formatMessage({ id: 'ecommerceVariants.optionName' }, { number: index + 1 })}
            autoComplete="off"
            required
          />
          <EntriesField
            name={`options.${index}.values`}
            label={intl.formatMessage({ id: 'ecommerceVariants.optionValues' }, { number: index + 1 })}
            hint={intl.formatMessage({ id: 'ecommerceVariants.optionValuesHint' })}
            rows={4}
            required
          />
        </Stack>
      ))}
      {isFirst && count < optionLimit && (
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => setCount(count + 1)}>
          <FormattedMessage id="ecommerceVariants.anotherOption" />
        </Button>
      )}
    </FormDialog>
  );
}
