import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { SerialsField } from '../../core/fields/SerialsField.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { LineError } from '../../core/fields/LineError.tsx';
import { CreditedLines, type NamedLine } from './CreditedLines.tsx';
import type { CreditDraft } from './creditOf.ts';

/** Form values of a returned line. */
export interface ReturnDraft extends CreditDraft {
  restock: boolean;
  /** One in each line. */
  serialNumbers: string;
}

type ReturnableLine = NamedLine & { readonly kind: string; readonly returnableSerials: readonly string[] };

interface ReturnLinesProps {
  /** Message id stem: `return.left`, `return.restock`. */
  texts: string;
  currency: string;
  lines: readonly ReturnableLine[];
}

/** Fields for the returned quantity of each line and whether it can be sold again, followed by the refund. */
export function ReturnLines({ texts, currency, lines }: ReturnLinesProps) {
  const intl = useIntl();
  const { setValue } = useFormContext();
  const takeAll = () => {
    for (const [index, line] of lines.entries())
      setValue(`lines.${index}.quantity`, String(Number(line.creditableQuantity)), { shouldDirty: true });
  };
  return (
    <CreditedLines
      {...{ currency, lines, takeAll }}
      none={`${texts}.nothingLeft`}
      all={`${texts}.all`}
      sum={`${texts}.refund`}
      left={line => <FormattedMessage id={`${texts}.left`} values={{ count: <NumberText value={Number(line.creditableQuantity)} /> }} />}
      fields={({ description, kind, returnableSerials }, index) => (
        <>
          <chakra.div width="24">
            <NumberField
              bare
              name={`lines.${index}.quantity`}
              label={intl.formatMessage({ id: `${texts}.quantityOf` }, { name: description })}
            />
            <LineError name={`lines.${index}.quantity`} />
          </chakra.div>
          {/* The same width in every row, so that the quantities line up. */}
          <chakra.div width={{ sm: '40' }}>
            {kind !== 'SERVICE' && <Restock name={`lines.${index}.restock`} text={`${texts}.restock`} what={description} />}
          </chakra.div>
          {returnableSerials.length > 0 && (
            <chakra.div width="full">
              <SerialsField
                name={`lines.${index}.serialNumbers`}
                hint={<FormattedMessage id="serials.sold" />}
                offered={returnableSerials}
                countedBy={kind === 'PRODUCT' ? `lines.${index}.quantity` : undefined}
              />
            </chakra.div>
          )}
        </>
      )}
    />
  );
}

function Restock({ name, text, what }: { name: string; text: string; what: string }) {
  const { register } = useFormContext();
  return (
    <chakra.label display="flex" alignItems="center" gap="2" fontSize="sm">
      <chakra.input type="checkbox" boxSize="4" accentColor="accent.solid" {...register(name)} />
      <FormattedMessage id={text} />
      <Hidden>
        <bdi>{what}</bdi>
      </Hidden>
    </chakra.label>
  );
}
