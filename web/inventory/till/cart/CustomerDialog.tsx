import { Button } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form } from '../../../core/fields/Form.tsx';
import { useHolds } from '../../../core/session/may.ts';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { CustomerSelect } from '../../../parties/customer/CustomerSelect.tsx';
import { changeSale } from '../offline/currentSale.ts';
import { TillCustomerForm } from './TillCustomerForm.tsx';
import type { Sale } from '../sale/Sale.ts';

/** Selects the customer of the sale, or none for a walk-in. Choosing closes the dialog. */
export function CustomerDialog({ customer, onClose }: { customer: Sale['customer']; onClose: () => unknown }) {
  const intl = useIntl();
  const mayCreate = useHolds('INVENTORY_WRITE');
  const form = useForm({ defaultValues: { customerId: customer?.id ?? '' } });
  const choose = (chosen: Sale['customer']) => {
    changeSale(sale => ({ ...sale, customer: chosen }));
    onClose();
  };
  return (
    <Modal title={intl.formatMessage({ id: 'till.customer' })} onClose={onClose} size="sm">
      <ModalBody>
        <Form form={form} onSubmit={() => void onClose()}>
          <CustomerSelect
            name="customerId"
            label={<FormattedMessage id="till.customer" />}
            hint={<FormattedMessage id="till.customerHint" />}
            selected={customer}
            existing
            create={mayCreate ? maker => <TillCustomerForm {...maker} /> : undefined}
            onPick={item => choose(item ? { id: item.id, name: item.name } : null)}
          />
        </Form>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={() => choose(null)}>
          <FormattedMessage id="till.walkIn" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
