import { Field, Stack, Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Choice } from '../ui/Choice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import { fieldLabel } from './importLabels.ts';
import { ImportOtherwise } from './ImportOtherwise.tsx';
import type { Imported } from './ImportSource.ts';
import { ImportValues } from './ImportValues.tsx';
import type { useImport } from './useImport.ts';

/** Step 2: map columns to fields, and choose the field that identifies existing records. */
export function MapColumns({ imported, steps }: { imported: Imported; steps: ReturnType<typeof useImport> }) {
  const intl = useIntl();
  const { entity } = imported;
  const { contents, fields, mapping, otherwise, source } = steps;
  const label = (name: string) => fieldLabel(intl, entity, fields, name);
  const missing = fields
    .filter(({ name, isRequired }) => isRequired && !(name in mapping) && !otherwise[name])
    .map(({ name }) => label(name));
  const options = fields.map(({ name, isRequired }) => ({ value: name, label: isRequired ? `${label(name)} *` : label(name) }));
  const keys = fields.filter(({ name, isKey }) => isKey && name in mapping).map(({ name }) => ({ value: name, label: label(name) }));
  return (
    <Stack gap="4">
      <Text role="status">
        <FormattedMessage id="import.found" values={{ rows: contents?.rowCount ?? 0, columns: contents?.columns?.length ?? 0 }} />
        {source && (
          <>
            {' '}
            <FormattedMessage id="import.source" values={{ source }} />
          </>
        )}
      </Text>
      <ScrollArea label={intl.formatMessage({ id: 'import.columns' })}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">
                <FormattedMessage id="import.column" />
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col">
                <FormattedMessage id="import.field" />
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {contents?.columns?.map(({ title, samples }, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is identified by its index
              <Table.Row key={column}>
                <Table.Cell maxWidth="0" width="55%">
                  <Text fontWeight="medium" truncate>
                    <bdi>{title}</bdi>
                  </Text>
                  <Text color="fg.muted" fontSize="xs" truncate>
                    <bdi>{samples.filter(Boolean).join(' · ')}</bdi>
                  </Text>
                </Table.Cell>
                <Table.Cell>
                  <Choice
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'import.fieldOf' }, { column: title || column + 1 })}
                    value={Object.keys(mapping).find(name => mapping[name] === column) ?? ''}
                    placeholder={intl.formatMessage({ id: 'import.leaveOut' })}
                    options={options}
                    onChange={event => steps.map(column, event.target.value)}
                  />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
      <ImportValues imported={imported} steps={steps} />
      <ImportOtherwise imported={imported} steps={steps} />
      {missing.length > 0 && (
        <Notice tone="amber">
          <FormattedMessage id="import.missing" values={{ fields: intl.formatList(missing) }} />
        </Notice>
      )}
      <Field.Root maxWidth="sm">
        <Field.Label>
          <FormattedMessage id="import.key" />
        </Field.Label>
        <Choice
          value={steps.key}
          placeholder={intl.formatMessage({ id: 'import.noKey' })}
          options={keys}
          onChange={event => steps.setKey(event.target.value)}
        />
        <Field.HelperText>
          <FormattedMessage id="import.keyHint" />
        </Field.HelperText>
      </Field.Root>
    </Stack>
  );
}
