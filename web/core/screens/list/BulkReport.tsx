import { Button, chakra, Stack, Table } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { issueMessage } from '../../i18n/issueMessage.ts';
import { Modal, ModalBody, ModalFooter } from '../../ui/Modal.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { BulkOutcome } from './bulkOutcome.ts';

/** Lists the records that were not changed, with the reasons. */
export function BulkReport({ outcome: { done, failures }, onClose }: { outcome: BulkOutcome; onClose: () => unknown }) {
  const intl = useIntl();
  const reason = issueMessage(intl);
  const title = intl.formatMessage({ id: 'bulk.reportTitle' }, { count: failures?.length ?? 0 });
  return (
    <Modal title={title} onClose={onClose} size="lg">
      <ModalBody>
        <Stack gap="4">
          {!!done && (
            <Notice tone="green">
              <FormattedMessage id="bulk.done" values={{ count: done }} />
            </Notice>
          )}
          <Table.Root aria-label={title}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader scope="col">
                  <FormattedMessage id="bulk.record" />
                </Table.ColumnHeader>
                <Table.ColumnHeader scope="col">
                  <FormattedMessage id="bulk.reason" />
                </Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {failures?.map(({ recordId: id, name, error }) => (
                <Table.Row key={id}>
                  <Table.Cell fontWeight="medium">{name ? <bdi>{name}</bdi> : <chakra.span color="fg.muted">–</chakra.span>}</Table.Cell>
                  <Table.Cell>
                    {reason({ code: error.code, field: error.field ?? undefined, params: error.params as Record<string, unknown> })}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose} data-focus-first>
          <FormattedMessage id="action.close" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
