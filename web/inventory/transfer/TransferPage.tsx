import { Button, Stack } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { TransferPageCancelMutation } from '../../core/relay/generated/TransferPageCancelMutation.graphql.ts';
import type { TransferPageFinishMutation } from '../../core/relay/generated/TransferPageFinishMutation.graphql.ts';
import type { TransferPageQuery } from '../../core/relay/generated/TransferPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useAction } from '../../core/screens/useAction.ts';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { SerialsText } from '../../core/ui/SerialsText.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferStatus } from './TransferStatus.tsx';
import { stockTransferRemoval } from '../../core/relay/operations/stockTransferOperations.ts';
import { SerialsDialog } from '../../parties/document/SerialsDialog.tsx';

/** /inventory/transfers/:id/: one transfer with its lines and warehouses. */
export function TransferPage({ query }: ScreenProps<TransferPageQuery>) {
  const intl = useIntl();
  const { stockTransfer: transfer } = usePreloadedQuery<TransferPageQuery>(
    graphql`
      query TransferPageQuery($id: ID!) @preloadable {
        stockTransfer(id: $id) @required(action: THROW) {
          id
          version
          number
          status
          note
          createdAt
          doneAt
          fromWarehouse {
            name
          }
          toWarehouse {
            name
          }
          lines {
            id
            quantity
            serialNumbers
            product {
              id
              name
              isSerialized
            }
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('StockTransfer');
  const finishing = graphql`
    mutation TransferPageFinishMutation($input: FinishStockTransferInput!) {
      finishStockTransfer(input: $input) {
        ...saving_payload
        stockTransfer {
          id
          version
          number
          status
          doneAt
          lines {
            id
            serialNumbers
          }
        }
      }
    }
  `;
  const [finish, isFinishing] = useAction<TransferPageFinishMutation>('transfer', finishing, 'transfer.finished');
  const [save, isSaving] = useSaving<TransferPageFinishMutation>(finishing);
  const { dialog, open, close } = useAddressedDialog();
  const [cancel, isCancelling] = useAction<TransferPageCancelMutation>(
    'transfer',
    graphql`
      mutation TransferPageCancelMutation($input: RecordInput!) {
        cancelStockTransfer(input: $input) {
          ...saving_payload
          stockTransfer {
            id
            version
            status
          }
        }
      }
    `,
    'transfer.cancelled',
  );
  const { id, version, number, status, fromWarehouse, toWarehouse, note, lines, createdAt, doneAt } = transfer;
  const isBusy = isFinishing || isCancelling;
  const input = { input: { id, version } };
  const named = lines.filter(({ product }) => product.isSerialized).map(({ quantity }) => Number(quantity));
  return (
    <>
      <RecordScreen
        entity="transfer"
        record={transfer}
        name={number ?? intl.formatMessage({ id: 'transfer.unnumbered' }, { status })}
        status={<TransferStatus status={status} />}
        panels={[
          {
            id: 'overview',
            label: 'transfer.one',
            content: (
              <PanelBox>
                <Stack gap="5">
                  <Facts marginBlockEnd="0">
                    <Fact label="transfer.fromWarehouse">
                      <bdi>{fromWarehouse.name}</bdi>
                    </Fact>
                    <Fact label="transfer.toWarehouse">
                      <bdi>{toWarehouse.name}</bdi>
                    </Fact>
                    <Fact label="transfer.createdAt">
                      <When at={createdAt} />
                    </Fact>
                    <Fact label="transfer.doneAt">{doneAt && <When at={doneAt} />}</Fact>
                    <TextFact label="transfer.note" value={note} isText />
                  </Facts>
                  <FigureTable
                    label="transfer.lines"
                    heads={['product.one', 'product.quantity']}
                    rows={lines.map(({ id: key, product, quantity, serialNumbers }) => ({
                      key,
                      cells: [
                        <div key="product">
                          <RecordLink id={product.id}>
                            <bdi>{product.name}</bdi>
                          </RecordLink>
                          <SerialsText numbers={serialNumbers} />
                        </div>,
                        <NumberText key="quantity" value={Number(quantity)} />,
                      ],
                    }))}
                  />
                </Stack>
              </PanelBox>
            ),
          },
        ]}
        form={status === 'DRAFT' ? (editId, onClose) => <TransferForm id={editId} onClose={onClose} /> : undefined}
        removal={status === 'DONE' ? undefined : stockTransferRemoval}
        buttons={
          status === 'DRAFT' && (
            <>
              <Button disabled={isBusy} onClick={() => (named.length ? open('finish') : void finish(input))}>
                <Check aria-hidden />
                <FormattedMessage id="transfer.finish" />
              </Button>
              <Button variant="outline" disabled={isBusy} onClick={() => void cancel(input)}>
                <X aria-hidden />
                <FormattedMessage id="transfer.cancel" />
              </Button>
            </>
          )
        }
      />
      {dialog === 'finish' && status === 'DRAFT' && (
        <SerialsDialog
          entity="transfer"
          version={version}
          action="transfer.finish"
          count={named.reduce((sum, quantity) => sum + quantity, 0)}
          save={({ serialNumbers }) => save({ input: { id, version, serialNumbers } })}
          isSaving={isSaving}
          onClose={close}
        />
      )}
    </>
  );
}
