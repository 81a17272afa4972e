import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { SuspendCompanyMutation } from '../../core/relay/generated/SuspendCompanyMutation.graphql.ts';
import { useDeed } from '../../core/screens/useDeed.ts';
import { Modal, ModalBody, ModalFooter } from '../../core/ui/Modal.tsx';
import type { CompanyRow } from './CompanyList.tsx';

/** Asks before a whole company is shut out. */
export function SuspendCompany({ company: { id, version, name }, onClose }: { company: CompanyRow; onClose: () => unknown }) {
  const intl = useIntl();
  const [suspend, isBusy] = useDeed<SuspendCompanyMutation>(
    'company',
    graphql`
      mutation SuspendCompanyMutation($input: RecordInput!) {
        suspendCompany(input: $input) {
          ...saving_payload
          company {
            id
            version
            status
          }
        }
      }
    `,
  );
  const confirm = async () => {
    await suspend({ input: { id, version } });
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'company.suspendTitle' }, { name })} onClose={onClose} size="sm">
      <ModalBody>
        <FormattedMessage id="company.suspendText" />
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={onClose} data-focus-first>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button colorPalette="red" disabled={isBusy} aria-busy={isBusy} onClick={() => void confirm()}>
          <FormattedMessage id="company.suspend" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
