import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFieldError } from '../../core/fields/FieldFrame.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { refundOf, type SoldLine } from './refundOf.ts';

/** What of a line comes back, as the form holds it. */
export interface ReturnDraft {
  lineId: string;
  quantity: string;
  restock: boolean;
}

interface ReturnLinesProps {
  sale: { readonly currency: string; readonly lines: readonly SoldLine[] };
  /** Those of which something can still come back. */
  lines: readonly (SoldLine & { readonly description: string })[];
}

/** How many of each line come back, and whether they can be sold again; below, what is given back for them. */
export function ReturnLines({ sale, lines }: ReturnLinesProps) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const drafts = useWatch({ name: 'lines' }) as ReturnDraft[];
  const error = useFieldError('lines');
  const left = (line: SoldLine) => Number(line.quantity) - Number(line.returnedQuantity);
  if (lines.length === 0)
    return (
      <Text>
        <FormattedMessage id="return.nothingLeft" />
      </Text>
    );
  const takeAll = () => {
    for (const [index, line] of lines.entries()) setValue(`lines.${index}.quantity`, String(left(line)), { shouldDirty: true });
  };
  return (
    <div>
      <Flex justify="flex-end" marginBlockEnd="2">
        <Button size="sm" variant="outline" onClick={takeAll}>
          <FormattedMessage id="return.all" />
        </Button>
      </Flex>
      <chakra.ul borderTopWidth="1px">
        {lines.map((line, index) => (
          <chakra.li key={line.id} display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="2" borderBottomWidth="1px">
            <chakra.div flex="1" minWidth="40">
              <bdi>{line.description}</bdi>
              <Text fontSize="sm" color="fg.muted">
                <FormattedMessage id="return.left" values={{ count: <NumberText value={left(line)} /> }} />
              </Text>
            </chakra.div>
            <Restock name={`lines.${index}.restock`} what={line.description} />
            <chakra.div width="24">
              <NumberField
                bare
                name={`lines.${index}.quantity`}
                label={intl.formatMessage({ id: 'return.quantityOf' }, { name: line.description })}
              />
              <LineError name={`lines.${index}.quantity`} />
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
      {error && (
        <Text role="alert" color="fg.error" fontSize="sm" fontWeight="medium" marginBlockStart="2">
          {error}
        </Text>
      )}
      <Flex justify="space-between" align="baseline" marginBlockStart="3" role="status">
        <Text fontWeight="semibold">
          <FormattedMessage id="return.refund" />
        </Text>
        <Text fontSize="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
          <MoneyText value={refundOf(sale.lines, drafts, sale.currency)} currency={sale.currency} />
        </Text>
      </Flex>
    </div>
  );
}

function LineError({ name }: { name: string }) {
  const error = useFieldError(name);
  if (!error) return null;
  return (
    <Text role="alert" color="fg.error" fontSize="sm">
      {error}
    </Text>
  );
}

function Restock({ name, what }: { name: string; what: string }) {
  const { register } = useFormContext();
  return (
    <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
      <chakra.input type="checkbox" boxSize="4" accentColor="accent.solid" {...register(name)} />
      <FormattedMessage id="return.restock" />
      <Hidden>
        <bdi>{what}</bdi>
      </Hidden>
    </chakra.label>
  );
}
