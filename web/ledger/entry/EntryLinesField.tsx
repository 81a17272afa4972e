import { chakra, IconButton, Input, Stack } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { LinesFoot } from '../../core/fields/LinesFoot.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { useLines } from '../../core/fields/useLines.ts';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useMedia } from '../../core/ui/useMedia.ts';
import { AccountSelect } from '../account/AccountSelect.tsx';
import { CostCenterSelect } from '../costCenter/CostCenterSelect.tsx';
import { emptyEntryLine, entryTotals, type EntryLineDraft } from './entryLineDraft.ts';
import { LineError } from '../../core/fields/LineError.tsx';

const tracks = 'minmax(0, 2fr) 8rem 8rem minmax(0, 1fr) minmax(0, 1fr) 2.25rem';
const heads = ['ledger.account', 'ledger.debit', 'ledger.credit', 'costCenter.one', 'entry.note'];
const isAmount = (head: string) => head === 'ledger.debit' || head === 'ledger.credit';

/** Lines of a manual entry with the totals of both sides. */
export function EntryLinesField() {
  const { fields, add, take, said, isLast, frame } = useLines('lines', emptyEntryLine);
  const lines = useWatch({ name: 'lines' }) as EntryLineDraft[];
  const { debit, credit, difference } = entryTotals(lines);
  return (
    <Stack gap="3" ref={frame}>
      <chakra.div
        aria-hidden
        display={{ base: 'none', lg: 'grid' }}
        gap="2"
        gridTemplateColumns={tracks}
        fontSize="sm"
        fontWeight="medium"
        color="fg.muted"
      >
        {heads.map(head => (
          <chakra.span key={head} {...(isAmount(head) && { textAlign: 'end', paddingInlineEnd: '3' })}>
            <FormattedMessage id={head} />
          </chakra.span>
        ))}
      </chakra.div>
      {fields.map((field, index) => (
        <EntryLine key={field.key} index={index} onAdd={add} onRemove={() => take(index)} />
      ))}
      <LinesFoot {...{ add, said, isLast }} />
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
    </Stack>
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

interface EntryLineProps {
  index: number;
  onAdd: () => void;
  onRemove: () => void;
}

function EntryLine({ index, onAdd, onRemove }: EntryLineProps) {
  const intl = useIntl();
  const { register } = useFormContext();
  const isWide = useMedia('(min-width: 1024px)');
  const name = (field: keyof EntryLineDraft) => `lines.${index}.${field}`;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <chakra.div
      role="group"
      data-line
      aria-label={intl.formatMessage({ id: 'lines.line' }, { line: index + 1 })}
      onKeyDown={event => {
        if (!event.ctrlKey || event.key !== 'Enter') return;
        event.preventDefault();
        onAdd();
      }}
    >
      <chakra.div
        display="grid"
        gap="2"
        alignItems="start"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: tracks }}
        borderWidth={{ base: '1px', lg: '0' }}
        borderRadius="md"
        padding={{ base: '3', lg: '0' }}
      >
        <Wide>
          <AccountSelect name={name('accountId')} label={text('ledger.account')} bare />
        </Wide>
        <Amount name={name('debit')} label={text('ledger.debit')} />
        <Amount name={name('credit')} label={text('ledger.credit')} />
        <Wide>
          <CostCenterSelect name={name('costCenterId')} label={text('costCenter.one')} bare />
        </Wide>
        <Wide>
          <Input
            {...register(name('note'))}
            aria-label={text('entry.note')}
            placeholder={isWide ? undefined : text('entry.note')}
            autoComplete="off"
          />
        </Wide>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={intl.formatMessage({ id: 'lines.remove' }, { line: index + 1 })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
      {(['accountId', 'debit', 'credit', 'costCenterId', 'note'] as const).map(field => (
        <LineError key={field} name={name(field)} />
      ))}
    </chakra.div>
  );
}

const Wide = chakra('div', { base: { minWidth: '0', gridColumn: { base: '1 / -1', lg: 'auto' } } });

/** An amount with its label above it where the line is a card. */
const Amount = ({ name, label }: { name: string; label: string }) => (
  <chakra.div minWidth="0">
    <chakra.div display={{ lg: 'none' }} fontSize="sm" color="fg.muted" aria-hidden>
      {label}
    </chakra.div>
    <MoneyField name={name} label={label} bare />
  </chakra.div>
);
