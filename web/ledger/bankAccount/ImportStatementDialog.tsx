import { Button, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import { fileLimit } from '../../../server/core/rules/bytes.ts';
import { FileInput } from '../../core/fields/FileInput.tsx';
import type { ImportStatementDialogMutation } from '../../core/relay/generated/ImportStatementDialogMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { toast } from '../../core/ui/toasts.ts';

/** Imports a bank statement as soon as its file is chosen, and says what is new in it. */
export function ImportStatementDialog({ bankAccountId, onClose }: { bankAccountId: string; onClose: () => unknown }) {
  const intl = useIntl();
  const revalidate = useRevalidate();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [send, isBusy] = useSaving<ImportStatementDialogMutation>(graphql`
    mutation ImportStatementDialogMutation($input: ImportBankStatementInput!) {
      importBankStatement(input: $input) {
        ...saving_payload
        imported
        known
      }
    }
  `);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    if (file.size > fileLimit) return setProblem(intl.formatMessage({ id: 'fileTooLarge' }, { max: 10 }));
    const { response, issues } = await send({ input: { bankAccountId, file: null } }, { 'input.file': file });
    if (input.current) input.current.value = '';
    if (issues.length) return setProblem(issues.map(({ text }) => text).join(' '));
    const { imported, known } = response!.importBankStatement;
    toast(intl.formatMessage({ id: 'bankStatement.imported' }, { imported: imported ?? 0, known: known ?? 0 }));
    void revalidate();
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'bankStatement.import' })} size="sm" onClose={onClose}>
      <ModalBody>
        <Stack gap="4" align="flex-start">
          <Text>
            <FormattedMessage id="bankStatement.importText" />
          </Text>
          <FileInput
            ref={input}
            accept=".xml,.csv,.txt,.xlsx,application/xml,text/xml,text/csv"
            aria-label={intl.formatMessage({ id: 'field.chooseFile' })}
            onChange={event => void take(event.target.files?.[0])}
          />
          <Button data-focus-first disabled={isBusy} aria-busy={isBusy} onClick={() => input.current?.click()}>
            <FormattedMessage id="field.chooseFile" />
          </Button>
          {problem && <Notice tone="red">{problem}</Notice>}
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id="bankStatement.importHint" />
          </Text>
        </Stack>
      </ModalBody>
    </Modal>
  );
}
