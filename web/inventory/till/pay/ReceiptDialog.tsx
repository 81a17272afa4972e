import { Button, Stack, Text } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import { FormattedMessage, useIntl } from 'react-intl';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { Modal, ModalBody, ModalFooter } from '../../../core/ui/Modal.tsx';
import { Notice } from '../../../core/ui/Notice.tsx';
import { useCell } from '../offline/cell.ts';
import { saleQueue } from '../offline/saleQueue.ts';
import { BigFigure } from './BigFigure.tsx';
import type { Receipt } from './Receipt.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';

/** Follows a sale: the change, the receipt and the start of the next sale. */
export function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => unknown }) {
  const intl = useIntl();
  const sent = useCell(saleQueue).sent.find(({ id }) => id === receipt.id);
  // The server may be reached while the dialog is open.
  const shown = sent ? { ...receipt, number: sent.number, isProvisional: false } : receipt;
  return (
    <Modal title={intl.formatMessage({ id: 'till.sold' })} onClose={onClose} size="sm">
      <ModalBody>
        <Stack gap="3">
          <BigFigure label="till.change" tone="green">
            <MoneyText value={receipt.change} currency={receipt.currency} />
          </BigFigure>
          {shown.isProvisional && (
            <Notice tone="amber">
              <FormattedMessage id="till.provisionalText" values={{ number: <Ltr>{receipt.number}</Ltr> }} />
            </Notice>
          )}
          <ReceiptSheet receipt={shown} />
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" height="11" onClick={() => print()}>
          <Printer aria-hidden />
          <FormattedMessage id="till.print" />
        </Button>
        {shown.isProvisional ? (
          <Text alignSelf="center" fontSize="sm" color="fg.muted">
            <FormattedMessage id="till.pdfLater" />
          </Text>
        ) : (
          <Button asChild variant="outline" height="11">
            <a href={`/print/${receipt.id}.pdf`} download={`${shown.number}.pdf`}>
              <FileText aria-hidden />
              PDF
            </a>
          </Button>
        )}
        <Button height="11" data-focus-first onClick={onClose}>
          <FormattedMessage id="till.nextSale" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
