import { Button, chakra, Flex, Stack, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NumberText } from '../i18n/NumberText.tsx';
import { download } from '../screens/download.ts';
import { Notice } from '../ui/Notice.tsx';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import { csvFile } from './csvFile.ts';
import { fieldLabel, type ImportField } from './importLabels.ts';
import type { ImportResult } from './useImport.ts';

/** Number of errors shown; the downloadable file has all of them. */
const shown = 50;

interface ImportOutcomeProps {
  entity: string;
  /** The fields that a file can fill, among them the company's own. */
  fields?: readonly ImportField[];
  outcome: ImportResult;
  /** Whether this is a dry run. */
  isTrial: boolean;
  fileName: string;
}

/** Step 3: the result of the dry run or import, with the errors by line. */
export function ImportOutcome({ entity, fields = [], outcome, isTrial, fileName }: ImportOutcomeProps) {
  const intl = useIntl();
  const errors = outcome.rowErrors ?? [];
  const label = (field: string | null | undefined) => (field ? fieldLabel(intl, entity, fields, field) : '');
  const heads = ['import.line', 'import.field', 'import.reason'].map(id => intl.formatMessage({ id }));
  const counts = [
    [isTrial ? 'import.wouldCreate' : 'import.created', outcome.created],
    [isTrial ? 'import.wouldUpdate' : 'import.updated', outcome.updated],
    ['import.unchanged', outcome.unchanged],
  ] as const;
  const rejected = outcome.rejectedFile;
  const fileOf = (content: Blob) =>
    download(content, `${fileName.replace(/\.\w+$/, '')} – ${intl.formatMessage({ id: 'import.errors' })}.csv`);
  const save = () =>
    fileOf(
      typeof rejected === 'string'
        ? new Blob([rejected], { type: 'text/csv;charset=utf-8' })
        : csvFile([heads, ...errors.map(({ line, field, message }) => [String(line), label(field), message])]),
    );
  return (
    <Stack gap="4">
      <Notice tone={errors.length === 0 ? 'green' : isTrial ? 'red' : 'amber'}>
        <FormattedMessage
          id={errors.length === 0 ? (isTrial ? 'import.right' : 'import.done') : isTrial ? 'import.wrong' : 'import.partlyDone'}
          values={{ count: errors.length }}
        />
      </Notice>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="1">
        {counts.map(([id, count]) => (
          <chakra.div key={id} display="contents">
            <chakra.dt color="fg.muted">
              <FormattedMessage id={id} />
            </chakra.dt>
            <dd>
              <NumberText value={count ?? 0} />
            </dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {errors.length > 0 && (
        <>
          <ScrollArea label={intl.formatMessage({ id: 'import.errors' })}>
            <Table.Root size="sm">
              <Table.Header>
                <Table.Row>
                  {heads.map(head => (
                    <Table.ColumnHeader key={head} scope="col">
                      {head}
                    </Table.ColumnHeader>
                  ))}
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {errors.slice(0, shown).map(({ line, field, message }) => (
                  <Table.Row key={`${line} ${field} ${message}`}>
                    <Table.Cell>
                      <NumberText value={line} />
                    </Table.Cell>
                    <Table.Cell>{label(field)}</Table.Cell>
                    <Table.Cell>{message}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </ScrollArea>
          <Flex>
            <Button variant="outline" size="sm" onClick={save}>
              <FormattedMessage id={typeof rejected === 'string' ? 'import.downloadRejected' : 'import.download'} />
            </Button>
          </Flex>
        </>
      )}
    </Stack>
  );
}
