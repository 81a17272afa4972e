import { Button, Spinner, Table } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { issueMessage } from '../core/i18n/issueMessage.ts';
import { readTask } from '../core/task/followTask.ts';
import { Modal, ModalBody, ModalFooter } from '../core/ui/Modal.tsx';
import { ScrollArea } from '../core/ui/ScrollArea.tsx';
import type { Task } from './useTasks.ts';

/** Maximum number of rows shown. */
const shown = 200;

interface Result {
  rowErrors?: { line: number; field: string | null; message: string }[];
  failures?: { id: string; name: string | null; error: { code: string; field?: string; params?: Record<string, unknown> } }[];
}

/** Lists the invalid rows of a file, or the records that were not changed, with the reasons. */
export function TaskReport({ task: { id, kind }, onClose }: { task: Task; onClose: () => void }) {
  const intl = useIntl();
  const [result, setResult] = useState<Result>();
  useEffect(() => {
    void readTask(id).then(task => setResult((task?.result ?? {}) as Result));
  }, [id]);
  const reason = issueMessage(intl);
  const rows = [
    ...(result?.rowErrors ?? []).map(({ line, field, message }) => ({ key: `${line} ${field}`, name: intl.formatNumber(line), message })),
    ...(result?.failures ?? []).map(({ id: key, name, error }) => ({ key, name: name ?? '–', message: reason(error) })),
  ];
  const title = intl.formatMessage({ id: 'task.report' });
  return (
    <Modal title={title} onClose={onClose} size="lg">
      <ModalBody>
        {!result && <Spinner aria-label={intl.formatMessage({ id: 'screen.loading' })} />}
        {result && (
          <ScrollArea label={title}>
            <Table.Root size="sm" aria-label={title}>
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader scope="col">
                    <FormattedMessage id={kind === 'IMPORT' ? 'import.line' : 'bulk.record'} />
                  </Table.ColumnHeader>
                  <Table.ColumnHeader scope="col">
                    <FormattedMessage id="bulk.reason" />
                  </Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {rows.slice(0, shown).map(({ key, name, message }) => (
                  <Table.Row key={key}>
                    <Table.Cell>
                      <bdi>{name}</bdi>
                    </Table.Cell>
                    <Table.Cell>{message}</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </ScrollArea>
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose} data-focus-first>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
