import { Button, chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { DayInput } from '../../core/fields/DayInput.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { BooksArchiveMutation } from '../../core/relay/generated/BooksArchiveMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useMay } from '../../core/session/may.ts';
import { Panel } from '../../core/ui/Panel.tsx';
import { toast } from '../../core/ui/toasts.ts';

/** Exports the books of a period for an accountant, as a background task to be downloaded from the task tray. */
export function BooksArchive() {
  const intl = useIntl();
  const today = useToday();
  const mayExport = useMay('EXPORT');
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [begin, isBusy] = useSaving<BooksArchiveMutation>(graphql`
    mutation BooksArchiveMutation($input: ExportBooksInput!) {
      exportBooks(input: $input) {
        ...saving_payload
        task {
          id
        }
      }
    }
  `);
  if (!mayExport) return null;
  const ask = async () => {
    const { issues } = await begin({ input: { from, to } });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'booksArchive.failed' }), 'red', issues[0].text);
    else toast(intl.formatMessage({ id: 'booksArchive.begun' }));
  };
  const day = (name: 'from' | 'to', value: string, change: (day: string) => void) => (
    <chakra.div minWidth="40">
      <DayInput name={name} label={intl.formatMessage({ id: `booksArchive.${name}` })} value={value} onChange={change} />
    </chakra.div>
  );
  return (
    <Panel title={<FormattedMessage id="booksArchive.one" />} text={<FormattedMessage id="booksArchive.text" />}>
      <Flex gap="3" wrap="wrap" align="flex-end">
        {day('from', from, setFrom)}
        {day('to', to, setTo)}
        <Button variant="outline" disabled={!from || !to} loading={isBusy} onClick={() => void ask()}>
          <FormattedMessage id="booksArchive.export" />
        </Button>
      </Flex>
    </Panel>
  );
}
