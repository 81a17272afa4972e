import { chakra, Input } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { LabelledCell, PlainLines, WideCell } from '../../core/fields/PlainLines.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';
import { AccountSelect } from '../account/AccountSelect.tsx';
import { CostCenterSelect } from '../costCenter/CostCenterSelect.tsx';
import { emptyEntryLine, entryTotals, type EntryLineDraft } from './entryLineDraft.ts';

const columnsWith = (hasForeign: boolean) => [
  { field: 'accountId', head: 'ledger.account' },
  { field: 'debit', head: 'ledger.debit', isAmount: true },
  { field: 'credit', head: 'ledger.credit', isAmount: true },
  ...(hasForeign ? [{ field: 'foreignAmount', head: 'ledger.foreignAmount', isAmount: true }] : []),
  { field: 'costCenterId', head: 'costCenter.one' },
  { field: 'note', head: 'entry.note' },
];

/** Lines of a manual entry with the totals of both sides. */
export function EntryLinesField() {
  const intl = useIntl();
  const { register, setValue } = useFormContext();
  const isWide = useMedia('(min-width: 1024px)');
  const lines = useWatch({ name: 'lines' }) as EntryLineDraft[];
  const hasForeign = lines.some(({ foreignCurrency }) => foreignCurrency);
  const { debit, credit, difference } = entryTotals(lines);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PlainLines
      columns={columnsWith(hasForeign)}
      tracks={`minmax(0, 2fr) 8rem 8rem ${hasForeign ? '8rem' : ''} minmax(0, 1fr) minmax(0, 1fr)`}
      cardColumns={2}
      emptyLine={emptyEntryLine}
      line={name => (
        <>
          <WideCell>
            <AccountSelect
              name={name('accountId')}
              label={text('ledger.account')}
              bare
              onPick={account => {
                setValue(name('foreignCurrency'), account?.foreignCurrency ?? '');
                setValue(name('foreignAmount'), '');
              }}
            />
          </WideCell>
          <Amount name={name('debit')} label={text('ledger.debit')} />
          <Amount name={name('credit')} label={text('ledger.credit')} />
          {hasForeign && <ForeignAmount name={name('foreignAmount')} of={name('foreignCurrency')} label={text('ledger.foreignAmount')} />}
          <WideCell>
            <CostCenterSelect name={name('costCenterId')} label={text('costCenter.one')} bare />
          </WideCell>
          <WideCell>
            <Input
              {...register(name('note'))}
              aria-label={text('entry.note')}
              placeholder={isWide ? undefined : text('entry.note')}
              autoComplete="off"
            />
          </WideCell>
        </>
      )}
    >
      <div role="status">
        <chakra.dl
          display="grid"
          gridTemplateColumns="1fr auto"
          gap="1"
          borderTopWidth="1px"
          paddingBlockStart="3"
          maxWidth="xs"
          marginInlineStart="auto"
          width="full"
        >
          <Total label="ledger.debit" value={debit} />
          <Total label="ledger.credit" value={credit} />
          {Number(difference) !== 0 && <Total label="entry.difference" value={difference} isWrong />}
        </chakra.dl>
      </div>
    </PlainLines>
  );
}

const Total = ({ label, value, isWrong }: { label: string; value: string; isWrong?: boolean }) => (
  <>
    <chakra.dt color={isWrong ? 'fg.error' : 'fg.muted'}>
      <FormattedMessage id={label} />
    </chakra.dt>
    <chakra.dd textAlign="end" fontWeight="semibold" color={isWrong ? 'fg.error' : undefined}>
      <MoneyText value={value} />
    </chakra.dd>
  </>
);

/** An amount with its label above it where the line is a card. */
const Amount = ({ name, label }: { name: string; label: string }) => (
  <LabelledCell label={label}>
    <MoneyField name={name} label={label} bare />
  </LabelledCell>
);

/** The amount in the currency of the account; nothing to type for one in the company's. */
function ForeignAmount({ name, of, label }: { name: string; of: string; label: string }) {
  const currency = useWatch({ name: of }) as string;
  if (!currency) return <span />;
  return (
    <LabelledCell label={`${label} (${currency})`}>
      <MoneyField name={name} label={`${label} (${currency})`} currency={currency} bare />
    </LabelledCell>
  );
}
