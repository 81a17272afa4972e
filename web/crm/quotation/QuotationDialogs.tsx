import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSaving } from '../../core/relay/saving.ts';
import type { QuotationRemovalMutation } from '../../core/relay/generated/QuotationRemovalMutation.graphql.ts';
import { DeleteDialog } from '../../core/screens/DeleteDialog.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { QuotationForm } from './QuotationForm.tsx';
import { quotationRemoval } from './QuotationRemoval.ts';

/** The dialog that the address names: `new`, a quotation's id, or `delete:` with one. */
export function QuotationDialogs({ quotations }: { quotations: { readonly id: string; readonly number?: string | null }[] }) {
  const { dialog, close } = useAddressedDialog();
  const [remove, isRemoving] = useSaving<QuotationRemovalMutation>(quotationRemoval);
  const intl = useIntl();
  if (!dialog) return null;
  if (dialog.startsWith('delete:')) {
    const quotation = quotations.find(({ id }) => dialog === `delete:${id}`);
    if (!quotation) return null;
    return (
      <DeleteDialog
        entity="quotation"
        name={quotation.number ?? intl.formatMessage({ id: 'quotation.draft' })}
        text="quotation.deleteText"
        remove={() => remove({ input: { ids: [quotation.id] } })}
        isRemoving={isRemoving}
        onClose={close}
      />
    );
  }
  return (
    <Suspense>
      <QuotationForm key={dialog} id={dialog === 'new' ? undefined : dialog} onClose={close} />
    </Suspense>
  );
}
