import type { RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Props of the lead, order and quotation forms. */
export interface DealFormProps extends RecordFormProps {
  /** Customer of a new record, where known. */
  customer?: { readonly id: string; readonly name: string };
}
