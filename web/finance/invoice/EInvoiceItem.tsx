import FileCode from 'lucide-react/icons/file-code';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { EInvoiceItemMutation } from '../../core/relay/generated/EInvoiceItemMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { download } from '../../core/screens/download.ts';
import { useMay } from '../../core/session/may.ts';
import { PopoverItem } from '../../core/ui/Popover.tsx';
import { toast } from '../../core/ui/toasts.ts';

/** Menu item that downloads an issued invoice or credit note as UBL; what lacks for it is told. */
export function EInvoiceItem({ id }: { id: string }) {
  const intl = useIntl();
  const mayExport = useMay('EXPORT');
  const [send, isBusy] = useSaving<EInvoiceItemMutation>(graphql`
    mutation EInvoiceItemMutation($input: RecordInput!) {
      exportEInvoice(input: $input) {
        ...saving_payload
        fileName
        content
      }
    }
  `);
  if (!mayExport) return null;
  const get = async () => {
    const { response, issues } = await send({ input: { id } });
    if (issues.length > 0) toast(intl.formatMessage({ id: 'salesInvoice.eInvoiceLacks' }), 'red', issues.map(({ text }) => text).join(' '));
    const file = response?.exportEInvoice;
    if (file?.content && file.fileName) download(new Blob([file.content], { type: 'application/xml' }), file.fileName);
  };
  return (
    <PopoverItem disabled={isBusy} onClick={() => void get()}>
      <FileCode size={16} aria-hidden />
      <FormattedMessage id="salesInvoice.eInvoice" />
    </PopoverItem>
  );
}
