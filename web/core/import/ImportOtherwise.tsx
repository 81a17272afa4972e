import { Field, Heading, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Choice } from '../ui/Choice.tsx';
import { fieldLabel, valueOptions } from './importLabels.ts';
import type { Imported } from './ImportSource.ts';
import type { useImport } from './useImport.ts';

/** What a new record gets in the fields that it needs, where a row has nothing or the file has no column. */
export function ImportOtherwise({ imported, steps }: { imported: Imported; steps: ReturnType<typeof useImport> }) {
  const intl = useIntl();
  const { fields, otherwise } = steps;
  const needed = fields.filter(({ name, isRequired }) => isRequired || name in otherwise);
  if (needed.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="sm">
        <FormattedMessage id="import.otherwise" />
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="import.otherwiseText" />
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {needed.map(field => {
          const value = otherwise[field.name] ?? '';
          const change = ({ target }: { target: { value: string } }) => steps.setOtherwise(field.name, target.value);
          return (
            <Field.Root key={field.name}>
              <Field.Label>{fieldLabel(intl, imported.entity, [field], field.name)}</Field.Label>
              {field.kind === 'CHOICE' ? (
                <Choice
                  size="sm"
                  value={value}
                  placeholder={intl.formatMessage({ id: 'import.nothing' })}
                  options={valueOptions(intl, imported, field)}
                  onChange={change}
                />
              ) : (
                <Input size="sm" dir="auto" autoComplete="off" value={value} onChange={change} />
              )}
            </Field.Root>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
