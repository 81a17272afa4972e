import { Button } from '@chakra-ui/react';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ReceiptPageQuery } from '../../core/relay/generated/ReceiptPageQuery.graphql.ts';
import { goodsReceiptRemoval } from '../../core/relay/operations/goodsReceiptOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ConfirmAction } from '../../core/screens/ConfirmAction.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { grantedPermissions, useSession } from '../../core/session/session.ts';
import { Part } from '../../core/ui/Part.tsx';
import { DocumentEntriesPart } from '../../ledger/entry/DocumentEntriesPart.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { ReceiptStatus } from './ReceiptStatus.tsx';
import { usePosting } from './usePosting.ts';

const reversal = graphql`
  mutation ReceiptPageReverseMutation($input: RecordInput!) {
    reverseGoodsReceipt(input: $input) {
      ...saving_payload
      goodsReceipt {
        id
        version
        status
        reversedAt
      }
    }
  }
`;

/** /inventory/receipts/:id/: one goods receipt with its products. */
export function ReceiptPage({ query }: ScreenProps<ReceiptPageQuery>) {
  const intl = useIntl();
  const mayReadBooks = grantedPermissions(useSession()).includes('Financial Management');
  const { dialog, open, close } = useAddressedDialog();
  const { goodsReceipt: receipt } = usePreloadedQuery<ReceiptPageQuery>(
    graphql`
      query ReceiptPageQuery($id: ID!) @preloadable {
        goodsReceipt(id: $id) @required(action: THROW) {
          id
          version
          number
          status
          ...ReceiptPanel_receipt
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('GoodsReceipt');
  const { post, isPosting, question } = usePosting();
  const { id, version, number, status } = receipt;
  const name = number ?? intl.formatMessage({ id: 'goodsReceipt.unnumbered' });
  const isDraft = status === 'DRAFT';
  return (
    <>
      <RecordScreen
        entity="goodsReceipt"
        record={receipt}
        name={name}
        status={<ReceiptStatus status={status} />}
        panels={[
          {
            id: 'overview',
            label: 'goodsReceipt.one',
            content: <ReceiptPanel receipt={receipt} />,
          },
          ...(mayReadBooks && !isDraft
            ? [{ id: 'postings', label: 'goodsReceipt.postings', content: <DocumentEntriesPart id={id} /> }]
            : []),
        ]}
        form={isDraft ? (editId, onClose) => <ReceiptForm id={editId} onClose={onClose} /> : undefined}
        removal={isDraft ? goodsReceiptRemoval : undefined}
        buttons={
          isDraft ? (
            <Button disabled={isPosting} aria-busy={isPosting} onClick={() => void post({ id, version })}>
              <Check aria-hidden />
              <FormattedMessage id="goodsReceipt.post" />
            </Button>
          ) : (
            status === 'POSTED' && (
              <Button variant="outline" onClick={() => open('reverse')}>
                <Undo2 aria-hidden />
                <FormattedMessage id="goodsReceipt.reverse" />
              </Button>
            )
          )
        }
      />
      <Part>
        {question}
        {dialog === 'reverse' && status === 'POSTED' && (
          <ConfirmAction
            record={{ id, version, name }}
            entity="goodsReceipt"
            mutation={reversal}
            title="goodsReceipt.reverseTitle"
            text="goodsReceipt.reverseText"
            action="goodsReceipt.reverse"
            onClose={close}
          />
        )}
      </Part>
    </>
  );
}
