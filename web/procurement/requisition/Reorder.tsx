import { Button, Text } from '@chakra-ui/react';
import PackagePlus from 'lucide-react/icons/package-plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { ReorderQuery } from '../../core/relay/generated/ReorderQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { Modal, ModalBody } from '../../core/ui/Modal.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { RequisitionForm } from './RequisitionForm.tsx';

/** Opens a new requisition of all products whose stock is low, with the quantities that are proposed. */
export function Reorder() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <PackagePlus aria-hidden />
        <FormattedMessage id="requisition.reorder" />
      </Button>
      {isOpen && (
        <Part>
          <Proposal onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  );
}

function Proposal({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { reorderProposal } = useQuery<ReorderQuery>(
    graphql`
      query ReorderQuery {
        reorderProposal @required(action: THROW) {
          productId
          name
          quantity
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  if (reorderProposal.length) return <RequisitionForm proposed={reorderProposal} onClose={onClose} />;
  return (
    <Modal title={intl.formatMessage({ id: 'requisition.reorder' })} onClose={onClose} size="sm">
      <ModalBody>
        <Text>
          <FormattedMessage id="requisition.nothingLow" />
        </Text>
      </ModalBody>
    </Modal>
  );
}
