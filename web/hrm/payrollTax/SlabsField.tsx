import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { DateField } from '../../core/fields/DateField.tsx';
import { LineError } from '../../core/fields/LineError.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { LabelledCell, PlainLines, WideCell } from '../../core/fields/PlainLines.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import { nextSlab, type SlabDraft } from './slabDraft.ts';

const columns = [
  { field: 'validFrom', head: 'payrollTaxSlab.validFrom' },
  { field: 'above', head: 'payrollTaxSlab.above', isAmount: true },
  { field: 'percent', head: 'payrollTaxSlab.percent', isAmount: true },
];

/** Slabs of a tax, over all of its dated tables. */
export function SlabsField() {
  const intl = useIntl();
  const today = useToday();
  const slabs = useWatch({ name: 'lines' }) as SlabDraft[];
  const [validFrom, above, percent] = columns.map(({ head }) => intl.formatMessage({ id: head }));
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="medium" marginBlockEnd="1">
        <FormattedMessage id="payrollTax.lines" />
      </chakra.legend>
      <chakra.p fontSize="sm" color="fg.muted" marginBlockEnd="3">
        <FormattedMessage id="payrollTax.linesText" />
      </chakra.p>
      <PlainLines
        columns={columns}
        tracks="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)"
        cardColumns={2}
        emptyLine={() => nextSlab(slabs, today)}
        line={name => (
          <>
            <WideCell>
              <LabelledCell label={validFrom}>
                <DateField name={name('validFrom')} label={validFrom} bare />
              </LabelledCell>
            </WideCell>
            <LabelledCell label={above}>
              <MoneyField name={name('above')} label={above} bare />
            </LabelledCell>
            <LabelledCell label={percent}>
              <NumberField name={name('percent')} label={percent} unit="%" bare />
            </LabelledCell>
          </>
        )}
      >
        <LineError name="lines" />
      </PlainLines>
    </chakra.fieldset>
  );
}
