import { Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboboxField } from '../../../core/fields/ComboboxField.tsx';
import { Form } from '../../../core/fields/Form.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { When } from '../../../core/i18n/When.tsx';
import type { TakeBackDialogQuery } from '../../../core/relay/generated/TakeBackDialogQuery.graphql.ts';
import { useAddressedDialog } from '../../../core/screens/useAddress.ts';
import { Modal, ModalBody } from '../../../core/ui/Modal.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { useCell } from '../offline/cell.ts';
import { connection, reach } from '../offline/connection.ts';
import { saleQueue } from '../offline/saleQueue.ts';

const query = graphql`
  query TakeBackDialogQuery($search: String) {
    inventoryInvoices(first: 8, search: $search, filter: { kind: { eq: SALE } }, sort: { field: SOLD_AT, direction: DESC })
      @required(action: THROW) {
      edges {
        node {
          id
          number
          soldAt
          total
          currency
          customer {
            name
          }
        }
      }
    }
  }
`;

/** Finds the sale to return by its number, its provisional receipt number or its customer. */
export function TakeBackDialog({ onClose }: { onClose: () => unknown }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const isOffline = useCell(connection) === 'OFFLINE';
  const { open } = useAddressedDialog();
  const form = useForm({ defaultValues: { saleId: '' } });
  const search = async (typed: string) => {
    const sent = saleQueue.get().sent.find(({ provisionalNumber }) => provisionalNumber === typed.toUpperCase());
    const variables = { search: (sent?.number ?? typed) || null };
    const answer = await reach(() => fetchQuery<TakeBackDialogQuery>(environment, query, variables).toPromise());
    return answer!.inventoryInvoices.edges.map(({ node: { id, number, soldAt, total, currency, customer } }) => ({
      id,
      name: number,
      detail: (
        <>
          <When at={soldAt} /> · <MoneyText value={total} currency={currency} />
          {customer && (
            <>
              {' '}
              · <bdi>{customer.name}</bdi>
            </>
          )}
        </>
      ),
    }));
  };
  return (
    <Modal title={intl.formatMessage({ id: 'till.takeBack' })} onClose={onClose} size="sm">
      <ModalBody minHeight="40">
        {isOffline && (
          <Notice tone="amber">
            <FormattedMessage id="till.takeBackOffline" />
          </Notice>
        )}
        <Form form={form} onSubmit={() => {}}>
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id="till.takeBackText" />
          </Text>
          <ComboboxField
            name="saleId"
            label={<FormattedMessage id="till.receiptNumber" />}
            search={search}
            onPick={item => item && open(`return:${item.id}`)}
          />
        </Form>
      </ModalBody>
    </Modal>
  );
}
