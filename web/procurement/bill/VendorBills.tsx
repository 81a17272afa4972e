import { Button, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { refuseVendorBillRules } from '../../../server/procurement/orderLink/orderLink.rules.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import type { VendorBills_bills$key } from '../../core/relay/generated/VendorBills_bills.graphql.ts';
import type { VendorBillsEnterMutation } from '../../core/relay/generated/VendorBillsEnterMutation.graphql.ts';
import type { VendorBillsRefuseMutation } from '../../core/relay/generated/VendorBillsRefuseMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

const words = ['procurementInvoice.issuedOn', 'vendorBill.file', 'vendorBill.status'];

/** Bills that the vendor sent by the link of an order; those that wait are entered or refused. */
export function VendorBills({ bills }: { bills: VendorBills_bills$key }) {
  const { edges } = useFragment(
    graphql`
      fragment VendorBills_bills on VendorBillConnection {
        edges {
          node {
            id
            vendorNumber
            issuedOn
            status
            refusalReason
            attachment {
              name
              url
            }
            invoice {
              id
              number
            }
          }
        }
      }
    `,
    bills,
  );
  const intl = useIntl();
  const mayWrite = useMay('WRITE');
  const [refused, setRefused] = useState<string>();
  const [enter, isEntering] = useAction<VendorBillsEnterMutation>(
    'procurementInvoice',
    graphql`
      mutation VendorBillsEnterMutation($input: RecordInput!) {
        enterVendorBill(input: $input) {
          ...saving_payload
          vendorBill {
            id
            status
          }
        }
      }
    `,
    'vendorBill.entered',
  );
  if (!edges.length) return null;
  return (
    <Stack gap="2" marginBlockEnd="5">
      <Text fontWeight="semibold">
        <FormattedMessage id="vendorBill.plural" />
      </Text>
      <FigureTable
        label="vendorBill.plural"
        heads={['procurementInvoice.vendorNumber', ...words, 'vendorBill.actions']}
        words={words}
        rows={edges.map(({ node: { id, vendorNumber, issuedOn, status, refusalReason, attachment, invoice } }) => ({
          key: id,
          cells: [
            <Ltr key="number">{vendorNumber}</Ltr>,
            <Day key="day" on={issuedOn} />,
            attachment && (
              <Link key="file" href={attachment.url} download={attachment.name}>
                <bdi>{attachment.name}</bdi>
              </Link>
            ),
            <span key="status">
              <FormattedMessage id={`vendorBill.${status}`} />
              {refusalReason && (
                <>
                  {': '}
                  <bdi>{refusalReason}</bdi>
                </>
              )}
              {invoice && (
                <>
                  {' · '}
                  <RecordLink id={invoice.id}>
                    <Ltr>{invoice.number}</Ltr>
                  </RecordLink>
                </>
              )}
            </span>,
            status === 'WAITING' && mayWrite && (
              <HStack key="actions" justify="flex-end">
                <Button
                  size="sm"
                  disabled={isEntering}
                  aria-label={intl.formatMessage({ id: 'vendorBill.enterOf' }, { number: vendorNumber })}
                  onClick={() => void enter({ input: { id } })}
                >
                  <FormattedMessage id="vendorBill.enter" />
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="red"
                  aria-label={intl.formatMessage({ id: 'vendorBill.refuseOf' }, { number: vendorNumber })}
                  onClick={() => setRefused(id)}
                >
                  <FormattedMessage id="vendorBill.refuse" />
                </Button>
              </HStack>
            ),
          ],
        }))}
      />
      {refused && <RefuseVendorBill id={refused} onClose={() => setRefused(undefined)} />}
    </Stack>
  );
}

function RefuseVendorBill({ id, onClose }: { id: string; onClose: () => void }) {
  const revalidate = useRevalidate();
  const [refuse, isSaving] = useSaving<VendorBillsRefuseMutation>(graphql`
    mutation VendorBillsRefuseMutation($input: RefuseVendorBillInput!) {
      refuseVendorBill(input: $input) {
        ...saving_payload
        vendorBill {
          id
          status
        }
      }
    }
  `);
  return (
    <FormDialog
      entity="vendorBill"
      size="sm"
      title="vendorBill.refuseTitle"
      submitLabel="vendorBill.refuse"
      rules={refuseVendorBillRules.omit({ id: true })}
      values={{ reason: '' }}
      save={input => refuse({ input: { id, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <TextAreaField name="reason" rows={3} />
    </FormDialog>
  );
}
