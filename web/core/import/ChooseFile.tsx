import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { download } from '../screens/download.ts';
import { csvFile } from './csvFile.ts';
import { fieldLabel } from './importLabels.ts';
import type { useImport } from './useImport.ts';
import { FileInput } from '../fields/FileInput.tsx';

/** Step 1: choose a file, or download a template. */
export function ChooseFile({ entity, steps }: { entity: string; steps: ReturnType<typeof useImport> }) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = intl.formatMessage({ id: 'import.choose' });
  const template = async () => {
    const fields = await steps.template();
    if (fields.length === 0) return;
    const titles = fields.map(({ name }) => fieldLabel(intl, entity, fields, name));
    download(csvFile([titles]), `${intl.formatMessage({ id: `${entity}.plural` })}.csv`);
  };
  return (
    <Stack gap="4">
      <Text>
        <FormattedMessage id="import.intro" />
      </Text>
      <Flex gap="3" wrap="wrap">
        <FileInput
          ref={input}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={label}
          onChange={({ currentTarget: { files } }) => {
            const [file] = files ?? [];
            if (file) void steps.choose(file);
            if (input.current) input.current.value = '';
          }}
        />
        <Button disabled={steps.isBusy} aria-busy={steps.isBusy} data-focus-first onClick={() => input.current?.click()}>
          {label}
        </Button>
        <Button variant="outline" disabled={steps.isBusy} onClick={() => void template()}>
          <FormattedMessage id="import.template" />
        </Button>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="import.limits" />
      </Text>
    </Stack>
  );
}
