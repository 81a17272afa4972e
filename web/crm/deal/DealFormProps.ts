/** Props of the lead, order and quotation forms. */
export interface DealFormProps {
  /** The record to edit; omitted to create one. */
  id?: string;
  /** Customer of a new record, where known. */
  customer?: { readonly id: string; readonly name: string };
  onClose: () => unknown;
}
