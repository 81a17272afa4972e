import type { RecordFormProps } from '../../core/screens/RecordForm.tsx';

/** Props of the lead, order and quotation forms. */
export interface DealFormProps extends RecordFormProps {
  /** Status of the record, which decides what can still change. */
  status?: string;
  /** Customer of a new record, where known. */
  customer?: { readonly id: string; readonly name: string };
}
