import { Button, List, Stack, Text } from '@chakra-ui/react';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { BankFileDialogMutation, BankFileFormat } from '../../../core/relay/generated/BankFileDialogMutation.graphql.ts';
import { useSaving } from '../../../core/relay/saving.ts';
import { download } from '../../../core/screens/download.ts';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';

const formats = ['PAIN_001', 'CSV'] as const satisfies BankFileFormat[];

/** Downloads the transfers that pay a run, and names the employees who are not among them. */
export function BankFileDialog({
  run: { id, title },
  onClose,
}: {
  run: { readonly id: string; readonly title: string };
  onClose: () => unknown;
}) {
  const intl = useIntl();
  const [failure, setFailure] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>();
  const [send, isBusy] = useSaving<BankFileDialogMutation>(graphql`
    mutation BankFileDialogMutation($input: ExportPayrollBankFileInput!) {
      payload: exportPayrollBankFile(input: $input) {
        ...saving_payload
        fileName
        content
        missing
      }
    }
  `);
  const get = async (format: BankFileFormat) => {
    const { response, issues } = await send({ input: { id, format } });
    setFailure(issues.map(({ text }) => text).join(' ') || undefined);
    const file = response?.payload;
    if (!file?.content || !file.fileName) return;
    download(new Blob([file.content], { type: format === 'CSV' ? 'text/csv' : 'application/xml' }), file.fileName);
    setMissing(file.missing ?? []);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'bankFile.title' }, { name: title })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="4">
          <Text color="fg.muted">
            <FormattedMessage id="bankFile.text" />
          </Text>
          {formats.map(format => (
            <Button key={format} variant="outline" loading={isBusy} onClick={() => void get(format)}>
              <Download aria-hidden />
              <FormattedMessage id={`bankFile.${format}`} />
            </Button>
          ))}
          {failure && (
            <Text role="alert" color="fg.error">
              {failure}
            </Text>
          )}
          {missing && missing.length > 0 && (
            <Stack gap="1" role="status">
              <Text>
                <FormattedMessage id="bankFile.missing" values={{ count: missing.length }} />
              </Text>
              <List.Root ps="5" maxHeight="40" overflowY="auto">
                {missing.map((name, index) => (
                  <List.Item key={`${index} ${name}`}>
                    <bdi>{name}</bdi>
                  </List.Item>
                ))}
              </List.Root>
            </Stack>
          )}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
