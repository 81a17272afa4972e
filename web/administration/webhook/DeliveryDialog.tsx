import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { When } from '../../core/i18n/When.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import { DeliveryAnswer } from './DeliveryAnswer.tsx';
import { DeliveredChanges } from './DeliveredChanges.tsx';
import type { DeliveryRow } from './deliveryColumns.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';
import { useReplay } from './useReplay.ts';

/** A delivery with its changes and the beginning of its last response. */
export function DeliveryDialog({ deliveries }: { deliveries: DeliveryRow[] }) {
  const intl = useIntl();
  const { dialog, close } = useAddressedDialog();
  const [send, isBusy] = useReplay();
  const delivery = deliveries.find(({ id }) => id === dialog);
  if (!delivery) return null;
  const { id, status, statusCode, createdAt, changes, response, failure } = delivery;
  return (
    <Modal title={intl.formatMessage({ id: 'webhookDelivery.one' })} onClose={close}>
      <ModalBody>
        <Stack gap="4">
          <Flex gap="3" wrap="wrap" align="center" fontSize="sm">
            <DeliveryStatus status={status} />
            {statusCode && <bdi dir="ltr">HTTP {statusCode}</bdi>}
            <When at={createdAt} />
          </Flex>
          <DeliveredChanges changes={changes} />
          <div>
            <Text fontSize="sm" fontWeight="medium" marginBlockEnd="1">
              <FormattedMessage id="webhookDelivery.answer" />
            </Text>
            <chakra.div padding="3" bg="bg.subtle" borderRadius="md" fontSize="xs" whiteSpace="pre-wrap" overflowWrap="anywhere">
              <DeliveryAnswer {...{ response, failure }} />
            </chakra.div>
          </div>
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={close}>
          <FormattedMessage id="action.close" />
        </Button>
        <Button disabled={isBusy} onClick={() => void send(id)}>
          <FormattedMessage id="webhookDelivery.replay" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
