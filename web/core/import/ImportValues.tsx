import { Heading, Stack, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Choice } from '../ui/Choice.tsx';
import { ScrollArea } from '../ui/ScrollArea.tsx';
import { fieldLabel, valueOptions } from './importLabels.ts';
import type { Imported } from './ImportSource.ts';
import type { useImport } from './useImport.ts';

/** What the texts of the file mean, for fields that have a few values: a state is a column of the board. */
export function ImportValues({ imported, steps }: { imported: Imported; steps: ReturnType<typeof useImport> }) {
  const intl = useIntl();
  const { entity } = imported;
  const { contents, fields, mapping } = steps;
  const rows = fields.flatMap(field => {
    const texts = field.kind === 'CHOICE' && field.name in mapping ? (contents?.columns?.[mapping[field.name]].texts ?? []) : [];
    return texts.map(text => ({ field, text }));
  });
  if (rows.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        <FormattedMessage id="import.values" />
      </Heading>
      <ScrollArea label={intl.formatMessage({ id: 'import.values' })}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              {['import.field', 'import.textOfFile', 'import.meaning'].map(id => (
                <Table.ColumnHeader key={id} scope="col">
                  <FormattedMessage id={id} />
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ field, text }) => (
              <Table.Row key={`${field.name} ${text}`}>
                <Table.Cell>{fieldLabel(intl, entity, [field], field.name)}</Table.Cell>
                <Table.Cell>
                  <bdi>{text}</bdi>
                </Table.Cell>
                <Table.Cell>
                  <Choice
                    size="sm"
                    aria-label={intl.formatMessage({ id: 'import.meaningOf' }, { text })}
                    value={steps.meaningOf(field, text) ?? ''}
                    placeholder={intl.formatMessage({ id: 'import.unknown' })}
                    options={valueOptions(intl, imported, field)}
                    onChange={event => steps.mean(field.name, text, event.target.value)}
                  />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
    </Stack>
  );
}
